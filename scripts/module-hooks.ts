import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Lets Node import WebAssembly modules as the Workers runtime does, and text files (`…?raw`) as Vite does. */
registerHooks({
  load: (url, context, nextLoad) => {
    if (url.endsWith('?raw')) {
      const text = readFileSync(new URL(url), 'utf8');
      return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
    }
    if (!url.endsWith('.wasm')) return nextLoad(url, context);
    return {
      format: 'module',
      shortCircuit: true,
      source: `import { readFileSync } from 'node:fs';
        export default new WebAssembly.Module(readFileSync(new URL(${JSON.stringify(url)})));`,
    };
  },
});
