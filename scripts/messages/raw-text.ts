import { registerHooks } from 'node:module';

/** Lets Node import `….txt?raw` as the bundler does: the default export is the file's text. Import it before the content. */
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.txt?raw')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { readFileSync } from 'node:fs';
            export default readFileSync(new URL(${JSON.stringify(url.replace(/\?raw$/, ''))}), 'utf8');`,
        }
      : nextLoad(url, context),
});
