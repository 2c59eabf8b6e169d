/**
 * `npm run settings`: writes `.dev.vars.example` and docs/settings.md from the settings that the Worker reads.
 * @module
 */
import { writeFileSync } from 'node:fs';
import { settingGroups } from '../worker/platform/setting-list.ts';
import { projectFolder } from './local/project.ts';

type Row = { name: string; description: string; without: string; example: string; secret: boolean };

const groups = settingGroups.map(({ title, settings }) => ({
  title,
  rows: Object.entries(settings).map(([name, schema]): Row => {
    const { description = '', without = '', example = '', secret } = schema.meta() ?? {};
    const needs = secret?.needs ?? [];
    const also = needs.length > 0 ? ` Also needs ${needs.join(' and ')}.` : '';
    return { name, description: `${description}${also}`, without, example, secret: secret !== undefined };
  }),
}));

const example = `# Settings of the app on your own machine, written by \`npm run settings\`. \`npm start\` and \`npm run dev\` write a
# .dev.vars with the secrets that are needed to run; copy a line from here only to change something. In production, set
# the same names in wrangler.toml, and secrets with \`npx wrangler secret put NAME --env production\`.
# A provider is on when its key is set. A channel without a provider writes to the outbox (/outbox) in development, and
# is shown as unavailable in production.
${groups
  .map(
    ({ title, rows }) =>
      `\n## ${title}\n${rows.map(({ name, description, example }) => `# ${description}\n#${name}="${example}"\n`).join('')}`,
  )
  .join('')}`;

const table = `# Settings

Written by \`npm run settings\` from \`worker/platform/setting-list.ts\`. Locally they are in \`.dev.vars\` (see [.dev.vars.example](../.dev.vars.example)); in production under \`[env.production.vars]\` of \`wrangler.toml\` or, where marked with ●, by \`npx wrangler secret put NAME --env production\`. A provider is on when its key is set.
${groups
  .map(
    ({ title, rows }) => `
## ${title}

| Setting | What it is | Without it |
|---|---|---|
${rows.map(({ name, description, without, secret }) => `| \`${name}\`${secret ? ' ●' : ''} | ${description} | ${without} |`).join('\n')}
`,
  )
  .join('')}`;

/** The files generated from the settings. */
export const settingFiles = { '.dev.vars.example': example, 'docs/settings.md': table };

if (import.meta.main) {
  for (const [path, text] of Object.entries(settingFiles)) writeFileSync(`${projectFolder}/${path}`, text);
}
