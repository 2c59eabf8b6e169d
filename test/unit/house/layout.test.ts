import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

describe('the project', () => {
  it.each([
    ...['react', 'react-dom', 'react-router', '@tanstack/react-query', 'hono', 'zod'],
    ...['@hono/zod-validator', 'drizzle-orm', '@tsndr/cloudflare-worker-jwt', 'arctic'],
    ...['@block65/webcrypto-web-push', 'uplot', 'uplot-react', 'radix-ui'],
    ...['@oslojs/crypto', '@oslojs/encoding'],
  ])('is built with %s', (name) => {
    expect(dependencies).toHaveProperty([name]);
  });

  it.each([
    '@cloudflare/workers-types',
    'wrangler',
    'typescript',
    'vite',
    '@cloudflare/vite-plugin',
    'vitest',
    '@cloudflare/vitest-plugin',
  ])('is made and tested with %s', (name) => {
    expect(devDependencies).toHaveProperty([name]);
  });

  it.each([
    ...['src', 'worker', 'migrations', 'public', 'test', 'wrangler.toml', 'package.json', 'tsconfig.json'],
    ...['vite.config.ts', '.dev.vars.example'],
  ])('has %s at its top', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it('records why two packages gave way to their successors', () => {
    const decision = readFileSync('docs/decisions/0001-renamed-packages.md', 'utf8');
    for (const name of ['oslo', '@oslojs', '@cloudflare/vitest-pool-workers', '@cloudflare/vitest-plugin']) {
      expect(decision).toContain(name);
    }
  });

  it('starts with one command, and with hot reload by another', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts).toMatchObject({ start: 'node scripts/start.mjs', dev: 'node scripts/start.mjs --dev' });
  });
});
