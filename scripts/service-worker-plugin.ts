import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

/** What the service worker keeps besides the built files. */
const publicFiles = ['/manifest.webmanifest', '/icons/icon.svg', '/icons/icon-192.png'];

/**
 * Builds src/service-worker to /service-worker.js, a script of its own. Into it goes which files the app is made of,
 * so that it can keep all of them, and a version that changes with them. The script of the answer page has a name that
 * stays, too: the server's page knows it.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The service worker needs a folder to be built into');
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
