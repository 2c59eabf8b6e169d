import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { withIntegrity } from './safe-build-plugin.ts';

type Prerenderer = typeof import('../src/prerender.tsx');

/** Renders the sign-in page with the components that the browser runs. */
async function renderSignInPage(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { ssr: 'src/prerender.tsx', outDir, assetsInlineLimit: 0 },
  });
  const prerenderer: Prerenderer = await import(pathToFileURL(`${outDir}/prerender.js`).href);
  return prerenderer.renderSignInPage();
}

/**
 * Puts content into the page's root element, in place of what stands there until the app has started. As the page shows
 * something without the app, the app is only fetched once that is painted: see `start.ts`.
 */
export function withContent(page: string, content: string): string {
  const root = /<div id="root">[\s\S]*?<\/div>/;
  if (!root.test(page)) throw new Error('index.html has lost its root element');
  const inlined = /\sstyle="|<style|<script/.exec(content);
  if (inlined) throw new Error(`The page's policy forbids '${inlined[0].trim()}' in prerendered content`);
  return page
    .replace(root, () => `<div id="root" data-prerendered>${content}</div>`)
    .replaceAll('rel="modulepreload"', 'rel="after-paint"');
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

function partOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const part = chunksOf(bundle).find((chunk) => chunk.name === name);
  if (part === undefined) throw new Error(`The build has no chunk '${name}'`);
  return part;
}

/** A chunk, after all that has to be there before it runs: styles of a page go after those that they change. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
  return [...imported.flatMap((other) => withImports(other, bundle, seen)), chunk];
}

/** Names code in the page, so that it is fetched beside the app's main part. */
function withPreloads(page: string, chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const needed = withImports(chunk, bundle);
  const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const links = [
    ...[...styles].map((file) => [file, `<link rel="stylesheet" crossorigin href="/${file}">`] as const),
    ...needed.map(
      ({ fileName }) =>
        [fileName, `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`] as const,
    ),
  ].filter(([file]) => !page.includes(`/${file}"`));
  return page.replace('</head>', () => `${links.map(([, link]) => link).join('')}</head>`);
}

/** The documents of those who are signed in, by name: the dashboard's, and one for each other page. */
function signedInDocuments(page: string, bundle: Rolldown.OutputBundle): Map<string, string> {
  const documents = new Map([['home', withPreloads(page, partOf(bundle, 'dashboard'), bundle)]]);
  for (const chunk of chunksOf(bundle)) {
    const [, name] = /\/src\/pages\/([\w-]+)-page\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? [];
    if (name !== undefined) documents.set(`home-${name}`, withPreloads(page, chunk, bundle));
  }
  return documents;
}

/**
 * Writes more documents of the app: `login.html` with the sign-in form in it, which is there before any script, and
 * `home.html`, `home-settings.html` and so on, which ask at once for what the dashboard and the other pages need.
 */
export function documentsPlugin(): Plugin {
  return {
    name: 'documents',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const page = readFileSync(`${dir}/index.html`, 'utf8');
        const read = (file: string) => readFileSync(`${dir}/${file}`);
        for (const [name, document] of signedInDocuments(page, bundle))
          writeFileSync(`${dir}/${name}.html`, withIntegrity(document, read));
        const folder = mkdtempSync(`${dir}/../prerender-`);
        try {
          const signIn = withIntegrity(withPreloads(page, partOf(bundle, 'sign-in'), bundle), read);
          writeFileSync(`${dir}/login.html`, withContent(signIn, await renderSignInPage(folder)));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
}
