import { runWithOwnNode } from './bootstrap.mjs';

runWithOwnNode('test.ts');
