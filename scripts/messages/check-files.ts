import { ContentError } from '../../worker/writer/entries.ts';
import { checkCoverage, checkEntries, type Finding, isTopicFile, kindOfFile } from './content-check.ts';
import { loadFile } from './load-content.ts';
import { checkOrder } from './order-check.ts';
import { wantedOf, wantedOnTopic } from './wanted.ts';

/** Only these have twelve weeks of texts; the others say the same line each time. */
const programs = new Set(['build', 'reduce', 'recover']);

/** Everything that is wrong with a file of texts. */
export function checkFile(file: string): { entries: number; findings: Finding[] } {
  const kind = kindOfFile(file);
  try {
    const { entries, outline } = loadFile(file);
    const wanted = isTopicFile(file) ? wantedOnTopic : wantedOf(kind);
    const findings = [...checkEntries(file, entries), ...checkCoverage(file, entries, outline, wanted)];
    const hasProgram = programs.has(kind) && !isTopicFile(file);
    return {
      entries: entries.length,
      findings: hasProgram ? [...findings, ...orderOf(file, entries, outline)] : findings,
    };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { entries: 0, findings: [{ file: error.file, line: error.line, problem: error.message }] };
  }
}

/** Without enough texts a plan cannot be made at all. */
function orderOf(...file: Parameters<typeof checkOrder>): Finding[] {
  try {
    return checkOrder(...file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ file: file[0], line: 0, problem: `A plan cannot be made: ${error.message}` }];
  }
}

/** A finding as a writer reads it: `build/direct:12 …`; without a line where something is missing. */
export const describeFinding = ({ file, line, problem }: Finding): string =>
  `${file}${line === 0 ? '' : `:${line}`} ${problem.replace(`${file}:${line} `, '')}`;

/** Prints what is wrong with the files, and how many findings there are. @returns the exit code */
export function printFindings(files: readonly string[]): number {
  let total = 0;
  for (const file of files) {
    const { entries, findings } = checkFile(file);
    for (const finding of findings) console.log(describeFinding(finding));
    console.log(`${file}: ${entries} entries, ${findings.length} findings`);
    total += findings.length;
  }
  return total === 0 ? 0 : 1;
}
