import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import {
  documentsPlugin,
  preloadMainPlugin,
  safeBuildPlugin,
  serviceWorkerPlugin,
} from './scripts/vite-plugins.ts';

/** Comes with the dashboard. */
const ownKit = /\/src\/ui\/(day-calendar|habit-icon|horizon|today)/;
/** Small parts of several pages, which a page that signs in has no use for: one request in place of many. */
const sharedParts =
  /\/(src\/(ui\/(dialog|tabs)|features\/(session\/providers|contact|opt-outs|push|campaigns\/campaign-not-found))|worker\/messages\/ratings\.rules)/;
/** What any page is put together from. */
const isKit = (id: string) =>
  /\/src\/(lib|ui|features\/session)\//.test(id) && !sharedParts.test(id) && !ownKit.test(id);
const app = /\/src\/main\.tsx$/;
/** The dashboard, and what is made of its parts on several pages. */
const dashboard = /\/src\/(pages\/dashboard-page|features\/campaigns\/campaign-card)\.tsx$/;
const signIn = /\/src\/pages\/login-page\.tsx$/;
/** What is shown to those who are signed in. */
const memberPages =
  /\/src\/pages\/(dashboard|campaigns?|campaign-edit|create-campaign|templates|analytics|settings|outbox)-page\.tsx$/;
/** What has little in common with the dashboard, and comes without it. */
const lightPages = /\/src\/(pages\/(help|privacy|not-found|settings|outbox)-page|ui\/toast-region)\.tsx$/;
const isOwn = /\/(src|worker)\//;
const isIcon = /\/lucide-react\/dist\/esm\/icons\//;
/** Names every icon there is, and says nothing about who needs one. */
const iconList = /\/lucide-react\.mjs$/;

/** Whether one of some files needs a module as soon as it is run itself. */
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

// A page is few requests and little code: the start, the main part of the app, the page itself. What only some
// pages or some clicks need stays apart. The groups above win over those below.
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
    // With all that it shares with other pages, so that it is one request.
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
