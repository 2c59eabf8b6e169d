import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { documentsPlugin } from './scripts/documents-plugin.ts';
import { preloadMainPlugin } from './scripts/preload-main-plugin.ts';
import { safeBuildPlugin } from './scripts/safe-build-plugin.ts';
import { serviceWorkerPlugin } from './scripts/service-worker-plugin.ts';

/** Comes with the tabs or the dashboard. */
const ownKit =
  /\/src\/(ui\/(tabs|tap|week-suns|horizon|day-calendar|habit-icon|today)|lib\/use-hand-on-focus)/;
/** Small parts of several pages, which a page that signs in has no use for: one request in place of many. */
const sharedParts =
  /\/(src\/(ui\/dialog|features\/(session\/provider-(link|mark)|contact|opt-outs|push|campaigns\/campaign-(card|not-found)))|worker\/messages\/ratings\.rules)/;
/** What any page is put together from. */
const isKit = (id: string) =>
  /\/src\/(lib|ui|features\/session)\//.test(id) && !sharedParts.test(id) && !ownKit.test(id);
const dashboard = '/src/pages/dashboard-page.tsx';
const menus = '/src/features/layout/app-menu.tsx';
const signIn = '/src/pages/login-page.tsx';
/** What is shown to everybody, who need not have the dashboard. */
const openPages = ['pages/help-page', 'pages/privacy-page', 'pages/not-found-page', 'ui/toast-region'].map(
  (name) => `/src/${name}.tsx`,
);
const isOwn = /\/(src|worker)\//;
const isIcon = /\/lucide-react\/dist\/esm\/icons\//;
/** Names every icon there is, and says nothing about who needs one. */
const iconList = /\/lucide-react\.mjs$/;

/** Whether a file needs a module as soon as it is run itself. */
function isNeededBy(
  file: string,
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith(file)) return true;
  if (seen.has(id) || iconList.test(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(file, importer, context, seen));
}

// A page is few requests and little code: the start, the main part of the app, the page itself. What only some
// pages or some clicks need stays apart. The groups above win over those below.
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  {
    debugName: 'main',
    name: (id, context) => {
      const isOfSignIn =
        (isKit(id) || isIcon.test(id) || id.endsWith(signIn)) && isNeededBy(signIn, id, context);
      const isOfAll =
        (isKit(id) || isIcon.test(id)) &&
        [dashboard, menus].some((file) => isNeededBy(file, id, context)) &&
        openPages.some((file) => isNeededBy(file, id, context));
      return isOfSignIn || isOfAll || isNeededBy('/src/main.tsx', id, context) ? 'main' : null;
    },
    priority: 3,
  },
  {
    debugName: 'dashboard',
    // With all that it shares with other pages, so that it is one request.
    name: (id, context) => {
      const isPart = isOwn.test(id) || isIcon.test(id);
      return isPart && [dashboard, menus].some((file) => isNeededBy(file, id, context)) ? 'dashboard' : null;
    },
    priority: 3,
  },
  { name: 'contracts', test: /\/worker\/.*\.schemas\.ts$|\/node_modules\/zod\//, priority: 2 },
  {
    name: 'kit',
    test: (id) => isKit(id) || isIcon.test(id) || sharedParts.test(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'radix', test: /\/node_modules\/@radix-ui\/|\/src\/ui\/tabs/, minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    cloudflare(
      command === 'build'
        ? { persistState: false }
        : { config: { vars: { APP_ORIGIN: process.env.APP_ORIGIN ?? 'http://localhost:5173' } } },
    ),
    preloadMainPlugin(),
    serviceWorkerPlugin(),
    safeBuildPlugin(),
    documentsPlugin(),
  ],
  environments: {
    client: {
      build: {
        // The page's Content-Security-Policy allows files alone: nothing may be written into the page.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
}));
