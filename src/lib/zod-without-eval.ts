/**
 * Zod tries `new Function` once to see whether it may, unless it is told before it is loaded that it need not. The page's
 * policy forbids it, and each try would be reported as a breach of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
