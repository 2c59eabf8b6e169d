import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** What `src/prerender.tsx` exports. */
type Prerenderer = { renderSignInPage(): Promise<string> };

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

/** Writes `login.html`: the app's page with the sign-in form in it, which is there before any script. */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The sign-in page needs a folder to be written into');
        const folder = mkdtempSync(`${dir}/../prerender-`);
        try {
          const content = await renderSignInPage(folder);
          writeFileSync(`${dir}/login.html`, withContent(readFileSync(`${dir}/index.html`, 'utf8'), content));
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    },
  };
}
