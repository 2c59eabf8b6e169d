import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

/** Files that the service worker caches besides the built ones. */
const publicFiles = ['/manifest.webmanifest', '/icons/icon.svg', '/icons/icon-192.png'];

/**
 * Builds /service-worker.js, with the list of files to cache and a version derived from it, and /answer-page.js. Their
 * names have no hash, since the server and the browser refer to them.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The service worker needs an output folder');
      const files = Object.keys(bundle)
        .filter((file) => /\.(js|css|woff2)$/.test(file))
        .map((file) => `/${file}`)
        .concat(publicFiles)
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const scripts = {
        'service-worker.js': 'src/service-worker/service-worker.ts',
        'answer-page.js': 'src/answer-page.ts',
      };
      for (const [name, input] of Object.entries(scripts))
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { __APP_FILES__: JSON.stringify(files), __APP_VERSION__: JSON.stringify(version) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            rolldownOptions: { input, output: { entryFileNames: name, format: 'iife' } },
          },
        });
    },
  };
}

const fileTag = /<(?:script|link)\b[^>]*\s(?:src|href)="\/(assets\/[^"]+)"[^>]*>/g;

/** Adds an `integrity` attribute to the page's scripts and styles. */
const withIntegrity = (page: string, read: (file: string) => Buffer | string): string =>
  page.replace(fileTag, (tag, file: string) => {
    const hash = createHash('sha384').update(read(file)).digest('base64');
    return tag.replace(/\s*\/?>$/, ` integrity="sha384-${hash}">`);
  });

/** Whether a file has local secrets. Cloudflare's plugin copies them for its preview. */
export const isSecretFile = (name: string) => /(^|\/)\.(dev\.vars|env)(\.|$)/.test(name);

/** Removes local secrets from the build. */
export function safeBuildPlugin(): Plugin {
  return {
    name: 'safe-build',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of Object.keys(bundle)) if (isSecretFile(name)) delete bundle[name];
      },
    },
  };
}

/** Class names such as `today-kept-days-week`: unique, and they compress better than Vite's, which have a hash. */
export const cssModules = {
  generateScopedName: (name: string, file: string) =>
    `${file.split('/').slice(-2).join('-').replace('.module.css', '')}-${name}`,
};

type Prerenderer = typeof import('../src/prerender.tsx');

/** Renders the sign-in page with the app's own components. */
async function renderSignInPage(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    css: { modules: cssModules },
    build: { ssr: 'src/prerender.tsx', outDir, assetsInlineLimit: 0 },
  });
  const prerenderer: Prerenderer = await import(pathToFileURL(`${outDir}/prerender.js`).href);
  return prerenderer.renderSignInPage();
}

/**
 * Fills the page's root element. As the page then has content before the app runs, the app loads only after the first
 * paint: see `start.ts`.
 */
function withContent(page: string, content: string): string {
  const root = /<div id="root">[\s\S]*?<\/div>/;
  if (!root.test(page)) throw new Error('index.html has no root element');
  const inlined = /\sstyle="|<style|<script/.exec(content);
  if (inlined)
    throw new Error(
      `The page's Content Security Policy forbids '${inlined[0].trim()}' in prerendered content`,
    );
  return page
    .replace(root, () => `<div id="root" data-prerendered>${content}</div>`)
    .replaceAll('rel="modulepreload"', 'rel="after-paint"');
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

function chunkNamed(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const found = chunksOf(bundle).find((chunk) => chunk.name === name);
  if (found === undefined) throw new Error(`The build has no chunk '${name}'`);
  return found;
}

/** A chunk preceded by its imports, so that a page's styles come after those they override. */
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

/** Preloads a chunk in the page, in parallel with the app's main chunk. */
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

/** The documents for signed-in users, one per page, by file name. */
function signedInDocuments(page: string, bundle: Rolldown.OutputBundle): Map<string, string> {
  const documents = new Map([['home', withPreloads(page, chunkNamed(bundle, 'dashboard'), bundle)]]);
  for (const chunk of chunksOf(bundle)) {
    const [, name] = /\/src\/pages\/([\w-]+)-page\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? [];
    if (name !== undefined) documents.set(`home-${name}`, withPreloads(page, chunk, bundle));
  }
  return documents;
}

/**
 * Writes the app's documents: all of them preload the main chunk; `login.html` contains the sign-in form and works without
 * scripts; `home.html`, `home-settings.html` and so on also preload the code of their page.
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
        const write = (name: string, document: string) =>
          writeFileSync(
            `${dir}/${name}.html`,
            withIntegrity(document, (file) => readFileSync(`${dir}/${file}`)),
          );
        const built = readFileSync(`${dir}/index.html`, 'utf8');
        const page = withPreloads(built, chunkNamed(bundle, 'main'), bundle);
        write('index', page);
        for (const [name, document] of signedInDocuments(page, bundle)) write(name, document);
        const folder = mkdtempSync(`${dir}/../prerender-`);
        try {
          const signIn = withPreloads(page, chunkNamed(bundle, 'sign-in'), bundle);
          write('login', withContent(signIn, await renderSignInPage(folder)));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
}
