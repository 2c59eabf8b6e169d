import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { preview } from 'vite';
import { compressedPreviewPlugin } from '../compressed-preview-plugin.ts';
import type { LocalSettings } from './local-secrets.ts';
import { projectFolder } from './project.ts';

export type RunningApp = { origin: string; close(): Promise<void> };

/** In the first kind of quotation mark that the value itself does not hold, so that it is read back as it was. */
function quoted(value: string): string {
  const mark = ["'", '`', '"'].find((candidate) => !value.includes(candidate)) ?? '"';
  return mark + value + mark;
}

/**
 * Serves what is in `dist` on the local Workers runtime. It is copied first, so that the next build does not pull the
 * files away from under it, and so that it has settings of its own.
 * @param folder where the copy lies; whatever was there is replaced
 * @param state where the database and the campaigns' objects are kept
 */
export async function serveBuilt({
  folder,
  state,
  port,
  settings,
}: {
  folder: string;
  state: string;
  port: number;
  settings: LocalSettings;
}): Promise<RunningApp> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${projectFolder}/dist`, `${folder}/dist`, { recursive: true });

  const deployFile = '.wrangler/deploy/config.json';
  const { configPath } = JSON.parse(readFileSync(`${projectFolder}/${deployFile}`, 'utf8')) as {
    configPath: string;
  };
  const workerFolder = dirname(resolve(projectFolder, dirname(deployFile), configPath));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoted(value)}\n`);
  writeFileSync(`${folder}/${relative(projectFolder, workerFolder)}/.dev.vars`, lines.join(''));
  mkdirSync(`${folder}/${dirname(deployFile)}`, { recursive: true });
  cpSync(`${projectFolder}/${deployFile}`, `${folder}/${deployFile}`);

  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [compressedPreviewPlugin(), cloudflare({ persistState: { path: state }, inspectorPort: false })],
    preview: { port, strictPort: true },
  });
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
