export { VERSION } from '../game/version.js';
