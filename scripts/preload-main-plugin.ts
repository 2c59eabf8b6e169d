import type { Plugin } from 'vite';

/** Names the app's main part and its styles in the page: both are fetched beside the small script that starts it. */
export function preloadMainPlugin(): Plugin {
  return {
    name: 'preload-main',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (bundle === undefined) return [];
        const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'main');
        if (main === undefined) throw new Error('The build has no main part');
        const styles = [...(main.viteMetadata?.importedCss ?? [])].map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
        return [
          ...styles,
          {
            tag: 'link',
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              fetchpriority: 'low',
              href: `/${main.fileName}`,
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
