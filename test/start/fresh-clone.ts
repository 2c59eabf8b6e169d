import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '../../scripts/local/project.ts';

export type FreshClone = ReturnType<typeof freshClone>;
export type Start = ReturnType<typeof watch>;

function commandOf(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => fs.existsSync(path));
  if (found === undefined) throw new Error(`There is no ${name} on this machine`);
  return found;
}

/** Copies all files except those that git ignores. */
function copyCheckout(folder: string): void {
  const options = { cwd: projectFolder, encoding: 'utf8' } as const;
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const path of execFileSync('git', listing, options).split('\0')) {
    const source = join(projectFolder, path);
    // Git lists a deleted file until the deletion is committed.
    if (path === '' || !fs.existsSync(source)) continue;
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    fs.cpSync(source, join(folder, path));
  }
}

/**
 * A clone of this checkout without packages. Instead of downloading them, `npm ci` links the packages of this checkout.
 * @param original another clone to copy instead
 */
export function freshClone(original?: { folder: string }) {
  const folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'better-habits-clone-')));
  if (original === undefined) copyCheckout(folder);
  else fs.cpSync(original.folder, folder, { recursive: true });
  const tools = join(folder, '.cache/tools');
  const calls = join(tools, 'calls');
  fs.mkdirSync(tools, { recursive: true });
  const packages = fs.realpathSync(`${projectFolder}/node_modules`);
  const script = `#!/bin/sh\necho "$@" >> '${calls}'\nln -s '${packages}' '${folder}/node_modules'\n`;
  fs.writeFileSync(join(tools, 'npm'), script, { mode: 0o755 });
  const npm = commandOf('npm');
  return {
    folder,
    /** The arguments of all calls to npm by the start script */
    installs: () => (fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8').trim().split('\n') : []),
    start: (port: number) => {
      const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
      const PATH = `${tools}${delimiter}${process.env.PATH}`;
      const env = { ...inherited, PORT: String(port), PATH };
      // In its own process group, so that a test can see when all its processes have ended.
      return watch(spawn(npm, ['start'], { cwd: folder, env, detached: true }));
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Watches a start of the app and all processes it starts. */
function watch(child: ChildProcess) {
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const closed = once(child, 'close').then(() => true);
  const signal = (target: number, name: NodeJS.Signals | 0) => {
    try {
      return process.kill(target, name);
    } catch {
      return false;
    }
  };
  return {
    output: () => output,
    /** Waits for a text in the output. @throws if the start ends first or takes two minutes */
    printed: async (text: string) => {
      const deadline = Date.now() + 120_000;
      while (!output.includes(text)) {
        const isClosed = await Promise.race([closed, wait(50, false)]);
        if ((isClosed && !output.includes(text)) || Date.now() > deadline)
          throw new Error(`‘${text}’ was not printed, but this:\n${output}`);
      }
    },
    /** Signals all processes, as Ctrl-C in a terminal does */
    interrupt: () => signal(-pid, 'SIGINT'),
    /** Signals only npm, as a program that started it would */
    terminate: () => signal(pid, 'SIGTERM'),
    /** Waits up to a minute until all processes have ended */
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
