#!/usr/bin/env node
// Plain syntax on purpose: an old Node must be able to read this far to be told that it is too old.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  process.stderr.write(
    ['wg: Node', process.versions.node, 'is too old: wg needs 20.19 or later.\n'].join(' '),
  );
  process.exitCode = 1;
} else {
  require('./launch.cjs')('./wg.cjs');
}
