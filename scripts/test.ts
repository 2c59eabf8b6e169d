/**
 * `npm test` runs all checks and tests in two lanes, since one often waits while the other works.
 * @module
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { projectFolder } from './local/project.ts';

type Result = { passed: number; failed: number };
type Run = { status: number; output: string };

/** In milliseconds. Tools print a line per test file; one that is silent for this long has hung. */
const longestSilence = 5 * 60_000;

/** The running tools, which must end with this process. */
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Runs a tool with the project's own Node and captures its output. */
function run(script: string, ...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${projectFolder}/${script}`, ...args], {
      cwd: projectFolder,
      env: { ...process.env, NO_COLOR: '1' },
    });
    running.add(child);
    let output = '';
    let isStuck = false;
    const giveUp = () => {
      isStuck = true;
      child.kill('SIGKILL');
    };
    let watch = setTimeout(giveUp, longestSilence);
    const append = (chunk: Buffer) => {
      output += chunk.toString();
      clearTimeout(watch);
      watch = setTimeout(giveUp, longestSilence);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('close', (status) => {
      running.delete(child);
      clearTimeout(watch);
      const note = isStuck ? `\nThere was no output for ${longestSilence / 60_000} minutes.` : '';
      resolve({ status: status ?? 1, output: output + note });
    });
  });
}

/** Runs a check, which counts as one test. */
async function check(script: string, ...args: string[]): Promise<Result & { report: string }> {
  const { status, output } = await run(script, ...args);
  return status === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output };
}

/** Runs the tests of a project. An error outside of all tests counts as one failed test. */
async function vitest(project: string): Promise<Result & { report: string }> {
  const { status, output } = await run('node_modules/vitest/vitest.mjs', 'run', '--project', project);
  const count = (result: string) =>
    Number(new RegExp(`^ *Tests .*?(\\d+) ${result}`, 'm').exec(output)?.[1] ?? 0);
  return {
    passed: count('passed'),
    failed: status === 0 ? 0 : Math.max(count('failed'), 1),
    // The errors follow the list of all tests.
    report: output.slice(Math.max(output.search(/^⎯+ (Failed|Unhandled)/m), 0)),
  };
}

const longestReport = 20_000;

const total: Result = { passed: 0, failed: 0 };

/** Runs one step and prints its result, followed by a report if it failed. */
async function step(...[name, work]: Step): Promise<void> {
  const startedAt = performance.now();
  const { passed, failed, report } = await work().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    report: error.stack ?? error.message,
  }));
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const verdict = failed === 0 ? `ok    ${passed} passed` : `FAIL  ${passed} passed, ${failed} failed`;
  console.log(`${verdict.padEnd(28)} ${name} (${seconds} s)`);
  if (failed > 0) console.log(`\n${report.trim().slice(0, longestReport)}\n`);
}

type Step = readonly [name: string, work: () => Promise<Result & { report: string }>];

const build: Step = ['build', () => check('scripts/build.ts')];
const browser: Step = ['the built app in a real browser', () => vitest('browser')];
const runtime: Step = ['the Worker in the Workers runtime, also under faults', () => vitest('worker')];

/** The steps for whichever lane is free, longest first. */
const queue: Step[] = [
  ['npm start in a fresh clone', () => vitest('start')],
  ['pure rules and the built-in writer', () => vitest('unit')],
  ['types', () => check('node_modules/typescript/bin/tsc', '-b', '--pretty', 'false')],
  [
    'lint and format',
    () => check('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'),
  ],
  [
    'import rules',
    () =>
      check(
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        'worker',
        'src',
        '--config',
        '.dependency-cruiser.mjs',
      ),
  ],
];

async function lane(...first: Step[]): Promise<void> {
  for (const next of first) await step(...next);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await step(...next);
}

await Promise.all([lane(build, browser), lane(runtime)]);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
