import { runWithOwnNode } from './bootstrap.mjs';

runWithOwnNode('start.ts');
