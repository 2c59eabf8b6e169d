import { registerHooks } from 'node:module';

/** Lets Node import WebAssembly as the Workers runtime does: the default export is the compiled module. */
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.wasm')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { readFileSync } from 'node:fs';
            export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));`,
        }
      : nextLoad(url, context),
});
