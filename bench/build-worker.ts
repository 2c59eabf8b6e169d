import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { createBuilder } from 'vite';
import { unstable_readConfig } from 'wrangler';
import { projectFolder } from '../scripts/local/project.ts';

export type BuiltWorker = {
  folder: string;
  modules: { type: 'ESModule' | 'CompiledWasm'; path: string }[];
  compatibilityDate: string;
  compatibilityFlags: string[];
};

/** Builds the app together with the bench's entry, as the app itself is built, into a folder of its own. */
export async function buildWorker(folder: string): Promise<BuiltWorker> {
  const { compatibility_date, compatibility_flags } = unstable_readConfig({
    config: join(projectFolder, 'wrangler.toml'),
  });
  if (compatibility_date === undefined) throw new Error('wrangler.toml names no compatibility date');
  const configPath = join(folder, 'wrangler.json');
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'bench',
      main: join(projectFolder, 'bench/worker/entry.ts'),
      compatibility_date,
      compatibility_flags,
    }),
  );
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [cloudflare({ configPath, persistState: false })],
  });
  await builder.buildApp();

  const built = resolve(folder, 'dist/bench');
  const { main } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8')) as { main: string };
  const others = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== main && /\.(m?js|wasm)$/.test(name),
  );
  return {
    folder: built,
    modules: [main, ...others].map((name) => ({
      type: name.endsWith('.wasm') ? 'CompiledWasm' : 'ESModule',
      path: join(built, name),
    })),
    compatibilityDate: compatibility_date,
    compatibilityFlags: [...compatibility_flags],
  };
}
