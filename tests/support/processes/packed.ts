import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../../src/log/version.js';
import { built } from './built.js';

/** The package as it would be published, packed by whoever asks for it first. */
export function packed(): string {
  const tarball = join(built.folder, `wg-${VERSION}.tgz`);
  if (existsSync(tarball)) return tarball;
  // Two may ask at once: each packs for himself, and either is whole.
  const draft = mkdtempSync(join(built.folder, 'packed-'));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', draft], {
    cwd: built.folder,
    env: {
      ...{ PATH: process.env.PATH, HOME: draft },
      ...{ npm_config_cache: join(draft, 'npm'), npm_config_update_notifier: 'false' },
    },
    stdio: 'pipe',
  });
  renameSync(join(draft, `wg-${VERSION}.tgz`), tarball);
  rmSync(draft, { recursive: true });
  return tarball;
}

/** Puts it where it would be installed, without anything beside it. */
export function unpacked(folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', packed(), '--strip-components=1', '-C', folder]);
  return folder;
}
