/**
 * Measures the messages against M1 to M8 (the standard is in docs), and exits 1 below a bar.
 *
 *   --list                    prints all that falls short, not only the first lines; also where the bar is met
 *   --check [FILE]            checks the content files, or one such as build/direct
 *   --sheet [--seed N]        prints 30 campaigns with 10 messages each, to be read and graded
 *   --campaign TITLE          prints the whole run of one of the test campaigns, or of one with these:
 *     --facts c=… --facts a=… [--description …] [--kind reduce] [--style direct] [--weekly] [--marks none]
 *   --ids                     with the two above: says which entry a text comes from
 */
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    ids: { type: 'boolean', default: false },
    campaign: { type: 'string' },
    facts: { type: 'string', multiple: true, default: [] },
    description: { type: 'string' },
    kind: { type: 'string' },
    style: { type: 'string' },
    weekly: { type: 'boolean', default: false },
    marks: { type: 'string' },
  },
});

// `…?raw` is the file's text, as for the bundler. The content is imported after this.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('?raw')
      ? {
          format: 'module',
          shortCircuit: true,
          source: `import { readFileSync } from 'node:fs';
            export default readFileSync(new URL(${JSON.stringify(url.replace(/\?raw$/, ''))}), 'utf8');`,
        }
      : nextLoad(url, context),
});

/** How many lines are printed for a measure that fails. */
const shownFailures = 12;

if (options.check) {
  const { contentFileNames, printFindings } = await import('./messages/content-files.ts');
  process.exitCode = printFindings(positionals.length > 0 ? positionals : contentFileNames());
} else if (options.sheet) {
  const { printSheet } = await import('./messages/sheet.ts');
  printSheet(Number(options.seed), options.ids);
} else if (options.campaign !== undefined) {
  const { printCampaign } = await import('./messages/sheet.ts');
  printCampaign({ ...options, title: options.campaign }, options.ids);
} else {
  const { measureAll, printMeasures } = await import('./messages/measure-all.ts');
  const measures = await measureAll();
  printMeasures(measures, options.list ? null : shownFailures);
  process.exitCode = measures.every(({ passes }) => passes) ? 0 : 1;
}
