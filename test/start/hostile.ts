/**
 * `npm run hostile` sends 20,000 hostile requests to the app that `npm start` runs. The same seed sends the same.
 * @module
 */
import { parseArgs } from 'node:util';
import { attack } from './attack.ts';

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:5173' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    count: { type: 'string', default: '20000' },
  },
});

const startedAt = performance.now();
console.log(`${options.count} hostile requests to ${options.origin}; again with -- --seed ${options.seed}`);
const faults = await attack(options.origin, { seed: Number(options.seed), count: Number(options.count) });
for (const fault of faults.slice(0, 50)) console.log(fault);
console.log(`${faults.length} faults, ${Math.round((performance.now() - startedAt) / 1000)} s`);
process.exitCode = faults.length === 0 ? 0 : 1;
