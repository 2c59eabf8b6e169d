import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compressedPreviewPlugin } from './scripts/compressed-preview-plugin.ts';
import { serviceWorkerPlugin } from './scripts/service-worker-plugin.ts';

/** Whether the dashboard's page needs a module as soon as it is shown. */
function isOfDashboard(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith('/src/pages/dashboard-page.tsx')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isOfDashboard(importer, context, seen));
}

// A page is few requests and little code: the entry, the kit, the page itself. What only some pages or some clicks
// need stays apart. The groups above win over those below.
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'index', tags: ['$initial'], priority: 3 },
  { name: 'contracts', test: /\/worker\/.*\.schemas\.ts$|\/node_modules\/zod\//, priority: 2 },
  { name: 'kit', test: /\/src\/(lib|ui\/(?!tabs|chart)|features\/session)/, minShareCount: 2, priority: 1 },
  { name: 'radix', test: /\/node_modules\/@radix-ui\/|\/src\/ui\/tabs/, minShareCount: 2 },
  {
    debugName: 'dashboard',
    name: (id, context) => (id.includes('/src/') && isOfDashboard(id, context) ? 'dashboard' : null),
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    compressedPreviewPlugin(),
    react(),
    cloudflare(
      command === 'build'
        ? { persistState: false }
        : { config: { vars: { APP_ORIGIN: process.env.APP_ORIGIN ?? 'http://localhost:5173' } } },
    ),
    serviceWorkerPlugin(),
  ],
  environments: {
    client: {
      build: {
        // The page's Content-Security-Policy allows files alone: nothing may be written into the page.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        cssCodeSplit: false,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
}));
