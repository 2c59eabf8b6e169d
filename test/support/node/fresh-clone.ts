import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../../../scripts/local/project.ts';

/** A copy of what a clone of this checkout would hold, with no packages in it. */
export type FreshClone = {
  folder: string;
  /** With what arguments npm was called by the start itself. */
  installs(): string[];
  start(port: number): Start;
  /** The folder as it is at this moment, in another place. */
  copy(): FreshClone;
  remove(): void;
};

/** A start of the app, and everything that it started in turn. */
export type Start = {
  /** What was printed so far. */
  output(): string;
  /** Waits until a text was printed. @throws with the output when the start ends before, or takes two minutes */
  printed(text: string): Promise<void>;
  /** As Ctrl-C in a terminal does: everything hears of it. */
  interrupt(): void;
  /** As a program does that started npm alone. */
  terminate(): void;
  /** Waits until no process of it is left, for a minute at most. */
  isOver(): Promise<boolean>;
  kill(): void;
};

function commandOf(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`There is no ${name} on this machine`);
  return found;
}

/**
 * Copies the files that git knows, or is about to know. The registry is the one thing that is replaced: in the place of
 * npm's `ci` the packages of this checkout are linked.
 */
export function freshClone(): FreshClone {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'better-habits-clone-')));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0')) {
    const source = join(projectFolder, path);
    // One that was deleted is still listed until it is committed.
    if (path === '' || !existsSync(source)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(source, join(folder, path));
  }
  return cloneIn(folder);
}

function cloneIn(folder: string): FreshClone {
  const tools = join(folder, '.cache/tools');
  const calls = join(tools, 'calls');
  mkdirSync(tools, { recursive: true });
  const packages = realpathSync(`${projectFolder}/node_modules`);
  writeFileSync(
    join(tools, 'npm'),
    `#!/bin/sh\necho "$@" >> '${calls}'\nln -s '${packages}' '${folder}/node_modules'\n`,
    { mode: 0o755 },
  );
  const npm = commandOf('npm');
  return {
    folder,
    installs: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []),
    start: (port) => {
      const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
      const child = spawn(npm, ['start'], {
        cwd: folder,
        env: { ...inherited, PORT: String(port), PATH: `${tools}${delimiter}${process.env.PATH}` },
        // A group of its own, so that everything it starts can be counted.
        detached: true,
      });
      return watch(child);
    },
    copy: () => {
      const copied = realpathSync(mkdtempSync(join(tmpdir(), 'better-habits-copy-')));
      cpSync(folder, copied, { recursive: true });
      return cloneIn(copied);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function watch(child: ChildProcess): Start {
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const closed = once(child, 'close').then(() => true);
  const signal = (target: number, name: NodeJS.Signals | 0) => {
    try {
      process.kill(target, name);
      return true;
    } catch {
      return false;
    }
  };
  return {
    output: () => output,
    printed: async (text) => {
      const deadline = Date.now() + 120_000;
      while (!output.includes(text)) {
        const isClosed = await Promise.race([closed, wait(50, false)]);
        if ((isClosed && !output.includes(text)) || Date.now() > deadline) {
          throw new Error(`‘${text}’ was not printed. What was:\n${output}`);
        }
      }
    },
    interrupt: () => signal(-pid, 'SIGINT'),
    terminate: () => signal(pid, 'SIGTERM'),
    isOver: async () => {
      const deadline = Date.now() + 60_000;
      while (signal(-pid, 0)) {
        if (Date.now() > deadline) return false;
        await wait(50);
      }
      return true;
    },
    kill: () => signal(-pid, 'SIGKILL'),
  };
}
