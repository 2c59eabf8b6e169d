import compression from 'compression';
import type { Connect, Plugin } from 'vite';

/** Lets the local server of the built app compress what it sends, as Cloudflare's edge does. */
export function compressedPreviewPlugin(): Plugin {
  return {
    name: 'compressed-preview',
    enforce: 'pre',
    configurePreviewServer(server) {
      // Its types speak of Express alone; it asks for no more than Node's own request and response.
      server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
    },
  };
}
