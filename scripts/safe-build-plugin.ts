import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const withFile = /<(?:script|link)\b[^>]*\s(?:src|href)="\/(assets\/[^"]+)"[^>]*>/g;

/** Gives the page's scripts and styles the hashes of the files that they name. */
export const withIntegrity = (page: string, read: (file: string) => Buffer | string): string =>
  page.replace(withFile, (tag, file: string) => {
    if (tag.includes(' integrity=')) return tag;
    const hash = createHash('sha384').update(read(file)).digest('base64');
    return tag.replace(/\s*\/?>$/, ` integrity="sha384-${hash}">`);
  });

/** Files of local secrets, which Cloudflare's plugin copies for its preview. */
export const isSecretFile = (name: string) => /(^|\/)\.(dev\.vars|env)(\.|$)/.test(name);

/** Nothing that was changed on its way runs, and no secret of this machine is part of what is built. */
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
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        if (bundle['index.html'] === undefined) return;
        const page = `${dir}/index.html`;
        writeFileSync(
          page,
          withIntegrity(readFileSync(page, 'utf8'), (file) => readFileSync(`${dir}/${file}`)),
        );
      },
    },
  };
}
