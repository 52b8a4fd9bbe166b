import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { wg as inProcess } from '../../support/cli.js';
import { built } from '../../support/processes/built.js';
import { player, SHOT } from '../../support/processes/player.js';

const { home, bash } = player();

describe('into a pipe', () => {
  test('whose reader has seen enough ends with 0 and without a word', async () => {
    for (const answer of ['wg shoot -g C -f 9 --repeat 2000 --json', 'wg rules --json', 'wg help shoot']) {
      const { stdout, stderr } = await bash(`${answer} | head -1 >/dev/null; echo "$PIPESTATUS"`);
      expect({ stdout, stderr }, answer).toEqual({ stdout: '0\n', stderr: '' });
    }
  });

  test.each(['', '--brief', '--jobs 2'])('that nobody reads ends at Ctrl-C: %s', async (how) => {
    const line = `sleep 60 < <(exec node "$WG" shoot -g C -f 9 --repeat 100000000 --json ${how} 2>"$HOME/said" & echo $! >"$HOME/pid"; wait $!; echo $? >"$HOME/code") &
      until [ -s "$HOME/pid" ]; do sleep 0.1; done; sleep 2; kill -INT $(cat "$HOME/pid")
      for i in $(seq 100); do [ -s "$HOME/code" ] && break; sleep 0.1; done; cat "$HOME/code"; kill %1`;
    expect((await bash(line)).stdout).toBe('130\n');
    expect(readFileSync(join(home.path, 'said'), 'utf8')).toContain('"interrupted"');
  });

  test('that is read slowly, a large answer arrives whole', async () => {
    const large = 'wg shoot -g C -f 9 -c heavy --seed s --repeat 1000 --json';
    const { stdout } = await bash(
      `${large} | (sleep 2; cat) >"$HOME/slow"; echo "$PIPESTATUS"; ` +
        `${large} >"$HOME/fast"; cmp "$HOME/slow" "$HOME/fast" && wc -l <"$HOME/slow"`,
    );
    expect(stdout).toBe('0\n1000\n');
    expect(statSync(join(home.path, 'slow')).size).toBeGreaterThan(1_000_000);
  });

  test('that takes no more for the moment, a large answer arrives whole', async () => {
    const pipe = join(home.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Two openings: the program may well turn its own into one that waits. Node leaves only descriptors past the
    // standard ones as they are, so bash makes it the standard output.
    const open = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const end = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    const line = 'exec node "$0" "$@" >&3 3>&-';
    const child = spawn('bash', ['-c', line, built.bin, ...SHOT, '--repeat', '250', '--json'], {
      env: home.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit', end],
    });
    closeSync(end);
    let ended: number | null | undefined;
    child.on('exit', (code) => {
      ended = code;
    });
    const parts: Buffer[] = [];
    const sip = Buffer.alloc(20_000);
    await delay(500);
    for (let dry = 0; dry < 2; ) {
      const done = ended !== undefined;
      let n = 0;
      try {
        n = readSync(open, sip);
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('EAGAIN');
      }
      if (n > 0) parts.push(Buffer.from(sip.subarray(0, n)));
      else if (done) dry++;
      await delay(5);
    }
    closeSync(open);
    expect(ended).toBe(0);
    const { stdout } = await inProcess([...SHOT, '--repeat', '250', '--json', '--no-log']);
    expect(Buffer.concat(parts).toString() === stdout, 'every byte').toBe(true);
    expect(stdout.length).toBeGreaterThan(5 * 65_536);
  });

  test('that nobody reads does not fill the memory with what is still to be read', async () => {
    const pipe = join(home.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const open = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const end = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    const line = 'exec node "$0" "$@" >&3 3>&-';
    const child = spawn('bash', ['-c', line, built.bin, ...SHOT, '--repeat', '300000', '--json'], {
      env: home.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'inherit', end],
    });
    closeSync(end);
    let most = 0;
    for (let i = 0; i < 14 && child.exitCode === null; i++) {
      await delay(250);
      const [, size = '0'] = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s*(\d+)/) ?? [];
      most = Math.max(most, Number(size) / 1024);
    }
    child.kill('SIGKILL');
    closeSync(open);
    expect(most, 'megabytes').toBeGreaterThan(10);
    expect(most, 'megabytes').toBeLessThan(250);
  });

  test('the whole book arrives whole, however small the sips', async () => {
    const { stdout } = await bash(
      "wg rules --json | node -e \"let n=0;process.stdin.on('readable',()=>{let c;while((c=process.stdin.read(997)??process.stdin.read()))n+=c.length}).on('end',()=>console.log(n))\"; wg rules --json | wc -c",
    );
    const [sips, all] = stdout.trim().split(/\s+/).map(Number);
    expect(sips).toBe(all);
    expect(all!).toBeGreaterThan(65_536);
  });

  test('that closes over a complaint leaves its exit code', async () => {
    const { stdout } = await bash('wg shott 2>&1 >/dev/null | true; echo "$PIPESTATUS"');
    expect(stdout).toBe('2\n');
  });
});

describe('onto a full disk', () => {
  test('ends with 1 and one line on stderr', async () => {
    for (const args of [
      'move',
      'move --json',
      'odds move',
      'help',
      'rules',
      'move --repeat 300 --json',
      '--version',
    ]) {
      const { stdout, stderr } = await bash(`wg ${args} >/dev/full; echo $?`);
      expect(stdout, args).toBe('1\n');
      expect(stderr, args).toMatch(/^[^\n]*ENOSPC[^\n]*\n$/);
    }
  });

  test('a complaint that cannot be shown leaves its exit code', async () => {
    expect((await bash('wg shott 2>/dev/full; echo $?')).stdout).toBe('2\n');
    expect((await bash('wg shoot -g C -f 3 2>/dev/full; echo $?')).stdout).toBe('3\n');
    expect((await bash('(wg shoot -g C -f 9 --seed 1 >/dev/full 2>/dev/full); echo $?')).stdout).toBe('1\n');
  });
});
