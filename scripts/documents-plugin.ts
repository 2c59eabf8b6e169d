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

/** Puts content into the page's root element, in place of what stands there until the app has started. */
export function withContent(page: string, content: string): string {
  const root = /<div id="root">[\s\S]*?<\/div>/;
  if (!root.test(page)) throw new Error('index.html has lost its root element');
  const inlined = /\sstyle="|<style|<script/.exec(content);
  if (inlined) throw new Error(`The page's policy forbids '${inlined[0].trim()}' in prerendered content`);
  return page.replace(root, () => `<div id="root" data-prerendered>${content}</div>`);
}

/** Names the code of the dashboard, which all who are signed in need, so that it is fetched beside the app's main part. */
function withPreloads(page: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'dashboard');
  if (chunk?.type !== 'chunk') throw new Error('The build has no dashboard');
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
  ];
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

/**
 * Writes two more documents of the app: `login.html` with the sign-in form in it, which is there before any script, and
 * `home.html`, which asks at once for what the dashboard needs.
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
        writeFileSync(`${dir}/home.html`, withIntegrity(withPreloads(page, bundle), read));
        const folder = mkdtempSync(`${dir}/../prerender-`);
        try {
          writeFileSync(`${dir}/login.html`, withContent(page, await renderSignInPage(folder)));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
}
