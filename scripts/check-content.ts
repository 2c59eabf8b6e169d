import { checkCoverage, checkEntries, type Finding } from './messages/content-check.ts';
import { readContent } from './messages/load-content.ts';
import { checkOrder } from './messages/order-check.ts';
import { conditionsOf } from '../worker/writer/conditions-wanted.ts';
import { parseEntries } from '../worker/writer/entries.ts';
import { parseOutline } from '../worker/writer/outline.ts';

/** `node scripts/check-content.ts build/direct`: what is wrong with a content file, with its lines. */
const [file = ''] = process.argv.slice(2);
const kind = file.split('/')[0] ?? '';
const entries = parseEntries(file, readContent(file));
const outline = parseOutline(`${kind}/outline`, readContent(`${kind}/outline`));
const findings: Finding[] = [
  ...checkEntries(file, entries),
  ...checkCoverage(file, entries, outline, conditionsOf(kind)),
  ...(process.argv.includes('--order') ? checkOrder(file, entries, outline) : []),
];
for (const { line, problem } of findings) console.log(`${file}:${line} ${problem}`);
console.log(`${entries.length} entries, ${findings.length} findings`);
