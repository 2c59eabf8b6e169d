import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { cssModules, documentsPlugin, safeBuildPlugin, serviceWorkerPlugin } from './scripts/vite-plugins.ts';

/** Parts of the kit that go into the dashboard's chunk, or into one for the pages that have them. */
const ownKit = /\/src\/ui\/(day-calendar|habit-icon|settings|today)/;
/** Small parts of several pages, in one shared chunk. The sign-in page doesn't need it. */
const sharedParts = /\/src\/(ui\/(dialog|tabs)|features\/(session\/providers|contact|push))/;
/** What all pages are built from. */
const isKit = (id: string) =>
  /\/src\/(lib|ui|features\/session)\//.test(id) && !sharedParts.test(id) && !ownKit.test(id);
const app = /\/src\/main\.tsx$/;
/** The dashboard, and small parts of the campaign pages, which load its chunk anyway. */
const dashboard = /\/src\/(pages\/dashboard-page|features\/campaigns\/campaign-state)\.tsx$/;
const signIn = /\/src\/pages\/login-page\.tsx$/;
/** Pages for signed-in people: all but the public ones. */
const memberPages =
  /\/src\/pages\/(?!(login|register|forgot-password|reset-password|confirm|oauth-success|help|privacy|not-found)-)[\w-]+-page\.tsx$/;
/** Pages and parts that don't load the dashboard's chunk. */
const lightPages = /\/src\/(pages\/(help|privacy|settings)-page|ui\/toast-region)\.tsx$/;
const isOwn = /\/(src|worker)\//;
const isIcon = /\/lucide-react\/dist\/esm\/icons\//;
/** Re-exports all icons, so it doesn't show who needs which. */
const iconList = /\/lucide-react\.mjs$/;

/** Whether one of the files imports the module statically, directly or through others. */
function isNeededBy(
  files: RegExp,
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (files.test(id)) return true;
  if (seen.has(id) || iconList.test(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(files, importer, context, seen));
}

// Each page should need few requests and little code: the start, the app's main chunk, and its own. What only some
// pages or clicks need stays separate. Earlier groups win.
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  {
    debugName: 'main',
    name: (id, context) => {
      if (isNeededBy(app, id, context)) return 'main';
      const isOfSignIn =
        (isKit(id) || isIcon.test(id)) &&
        isNeededBy(memberPages, id, context) &&
        isNeededBy(signIn, id, context);
      const isOfLightPages =
        (isOwn.test(id) || isIcon.test(id)) &&
        isNeededBy(dashboard, id, context) &&
        isNeededBy(lightPages, id, context);
      return isOfSignIn || isOfLightPages ? 'main' : null;
    },
    priority: 3,
  },
  {
    debugName: 'sign-in',
    name: (id, context) =>
      (isKit(id) || isIcon.test(id) || signIn.test(id)) && isNeededBy(signIn, id, context) ? 'sign-in' : null,
    priority: 2,
  },
  {
    debugName: 'dashboard',
    // Including what it shares with other pages, so that it is one request.
    name: (id, context) =>
      (isOwn.test(id) || isIcon.test(id)) && isNeededBy(dashboard, id, context) ? 'dashboard' : null,
    priority: 2,
  },
  { name: 'contracts', test: /\/worker\/.*\.schemas\.ts$|\/node_modules\/zod\//, priority: 2 },
  {
    name: 'kit',
    test: (id) => isKit(id) || isIcon.test(id) || sharedParts.test(id),
    minShareCount: 2,
    priority: 1,
  },
  // Shared by the settings and the campaign page
  { name: 'settings', test: /\/src\/(ui\/settings|features\/opt-outs)/, priority: 1 },
  // Its lazy parts share most of its files.
  {
    name: 'campaign-form',
    test: /\/campaign-form\/(?!changes|first-messages|look-choices|steps)/,
    priority: 1,
  },
  { name: 'radix', test: /\/node_modules\/@radix-ui\//, minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    cloudflare(
      command === 'build'
        ? { persistState: false }
        : { config: { vars: { APP_ORIGIN: process.env.APP_ORIGIN ?? 'http://localhost:5173' } } },
    ),
    serviceWorkerPlugin(),
    safeBuildPlugin(),
    documentsPlugin(),
  ],
  css: { modules: cssModules },
  environments: {
    client: {
      build: {
        // The page's Content-Security-Policy allows only files, nothing inline.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
}));
