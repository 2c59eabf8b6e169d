/**
 * Import rules. The server's rooms have a fixed order, and imports, including type imports, only point down it. So no two
 * rooms can import each other.
 */
const rooms = [
  '^worker/index[.]ts$',
  '^worker/app[.]ts$',
  '^worker/campaign-object[.]ts$',
  '^worker/deps[.]ts$',
  '^worker/replies/',
  '^worker/accounts/',
  '^worker/campaigns/',
  '^worker/messages/',
  '^worker/delivery/',
  '^worker/writer/',
  '^worker/progress/',
  '^worker/planning/',
  '^worker/http/',
  '^worker/db/',
  '^worker/platform/',
  '^worker/campaign-fields[.]ts$',
  '^worker/channels[.]ts$',
  '^worker/domain[.]ts$',
];

const roomOrder = rooms.slice(1).map((room, above) => ({
  name: `imports of ${room} point down`,
  severity: 'error',
  from: { path: room },
  to: { path: rooms.slice(0, above + 1) },
}));

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    ...roomOrder,
    forbid('no cycles', {}, { circular: true }),
    forbid('every server file is in a room', { path: '^worker/' }, { path: '^worker/', pathNot: rooms }),
    forbid(
      'rules are pure: no settings, clock, queries or HTTP',
      { path: ['[.]rules[.]ts$', '^worker/planning/'] },
      {
        path: ['^worker/platform/', '^worker/db/', 'node_modules/hono/', '[.](repo|service|routes)[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'contracts import only zod, shared types and other contracts, because the app loads them',
      { path: '[.]schemas[.]ts$' },
      {
        pathNot: ['[.]schemas[.]ts$', '^worker/(domain|channels|campaign-fields)[.]ts$', 'node_modules/zod/'],
      },
    ),
    forbid(
      'the app imports only contracts and rules from the server',
      { path: '^src/', pathNot: '^src/lib/api[.]ts$' },
      {
        path: '^worker/',
        pathNot: [
          '[.](schemas|rules)[.]ts$',
          '^worker/(domain|channels|campaign-fields|planning/calendar-date)[.]ts$',
          '^worker/writer/fill[.]ts$',
        ],
      },
    ),
    forbid(
      'the typed client imports only the type of the server app',
      { path: '^src/lib/api[.]ts$' },
      { path: '^worker/', pathNot: '^worker/app[.]ts$' },
    ),
    {
      ...forbid(
        'no cycles between folders',
        { path: '^src/[^/]+/' },
        { path: '^src/[^/]+/', circular: true },
      ),
      scope: 'folder',
    },
    forbid('features do not import pages', { path: '^src/features/' }, { path: '^src/pages/' }),
    forbid(
      'ui and lib import neither pages nor features',
      { path: '^src/(ui|lib)/' },
      { path: '^src/(pages|features)/' },
    ),
    forbid('lib does not import ui', { path: '^src/lib/' }, { path: '^src/ui/' }),
    forbid(
      'features share only calls; pages combine their components',
      { path: '^src/features/([^/]+)/' },
      {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/session/session[.]ts$',
          '^src/features/contact/',
          '^src/features/install/',
          '^src/features/[^/]+/([a-z-]+-calls|plan-parts)[.]ts$',
        ],
      },
    ),
  ],
  options: {
    // The default parser misses `export type … from`.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[?](raw|url)$'] },
  },
};
