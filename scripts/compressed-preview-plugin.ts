import compression from 'compression';
import type { Plugin } from 'vite';

/** Lets the local server of the built app compress what it sends, as Cloudflare's edge does. */
export function compressedPreviewPlugin(): Plugin {
  return {
    name: 'compressed-preview',
    enforce: 'pre',
    configurePreviewServer(server) {
      server.middlewares.use(compression());
    },
  };
}
