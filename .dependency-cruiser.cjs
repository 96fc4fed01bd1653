/**
 * Who may import whom (docs/architecture.md). The capture groups stand for the feature, so that a new feature needs
 * nothing here; tests/architecture/boundaries.test.ts plants a violation of each rule and sees it reported.
 */
const OWN = '^(pages|rendering|components|hooks|contexts|services|styles|server|scripts|tests)/'
const BROWSER =
  '^(pages/(?!api/)|components/|hooks/|contexts/|services/|styles/|instrumentation-client\\.ts|sentry\\.client\\.config\\.ts)'
const PRODUCTION = '^(pages|rendering|components|hooks|contexts|services|styles|server)/'
const CONTRACTS = '^services/.+\\.(schema|rules)\\.ts$'

/** A room's whole allowance: whatever else of ours it imports is a violation. */
function room(name, comment, from, allowed) {
  return { name, comment, severity: 'error', from: { path: from }, to: { path: OWN, pathNot: allowed } }
}

const rooms = [
  room(
    'pages-are-sentences',
    'A page imports components, contexts and services/config, nothing deeper.',
    '^pages/(?!api/|_)',
    ['^components/', '^contexts/', '^services/config/'],
  ),
  room('application-shell', 'The shell of all pages may dress them too.', '^pages/_', [
    '^components/',
    '^contexts/',
    '^services/config/',
    '^styles/',
    '^rendering/',
  ]),
  room(
    'rendering-serves-the-browser',
    'What renders the HTML stands on what the browser runs, never on the API.',
    '^rendering/',
    ['^rendering/', '^components/(layout|ui)/', '^hooks/', '^contexts/', '^services/', '^styles/'],
  ),
  room('api-door', 'pages/api is only the door to the server.', '^pages/api/', ['^server/']),
  room(
    'components-fetch-through-hooks',
    'A component takes data from hooks and contexts; of services it sees contracts and configuration.',
    '^components/',
    ['^components/', '^hooks/', '^contexts/', '^styles/', '^services/(config|browser)/', CONTRACTS],
  ),
  {
    name: 'components-leave-other-features-alone',
    comment: 'A feature uses its own components, the bricks of ui and the frames of layout.',
    severity: 'error',
    from: { path: '^components/(?!ui/|layout/)([^/]+)/' },
    to: { path: '^components/', pathNot: '^components/($1|ui|layout)/' },
  },
  {
    name: 'bricks-know-no-feature',
    comment: 'What lies in components/ui is told everything by its caller.',
    severity: 'error',
    from: { path: '^components/ui/' },
    to: { path: ['^components/(?!ui/)', '^hooks/'] },
  },
  room('hooks-know-no-screen', 'Hooks stand on services and contexts.', '^hooks/', [
    '^hooks/',
    '^services/',
    '^contexts/',
  ]),
  room(
    'contexts-stand-below-hooks',
    'A context holds state and reads services; its provider, which fetches, lies in components/layout.',
    '^contexts/',
    ['^contexts/', '^services/', '^styles/'],
  ),
  room(
    'services-share-contracts-only',
    'A service speaks HTTP for its feature; of another feature it sees the contract.',
    '^services/([^/]+)/',
    ['^services/$1/', '^services/(http|config|browser)/', CONTRACTS],
  ),
  room('contracts-stay-pure', 'Schemas and rules run in the browser and on the server alike.', CONTRACTS, [
    CONTRACTS,
    '^services/config/',
  ]),
  room(
    'styles-know-the-theme',
    'Colours and type are the ground that the rest stands on; the choice of theme is a context.',
    '^styles/',
    ['^styles/', '^contexts/'],
  ),
  room(
    'server-features-meet-at-services',
    "A server feature uses the server's foundations, itself, another feature's service and the contracts.",
    '^server/(?!(?:http|db|jobs|storage|mail|pdf|config|integrations)/)([^/]+)/',
    [
      '^server/(http|db|jobs|storage|mail|pdf|config|integrations)/',
      '^server/$1/',
      '^server/.+\\.service\\.ts$',
      CONTRACTS,
    ],
  ),
  room(
    'server-foundations-carry-no-feature',
    "The foundations know features by their service alone; jobs/all.ts composes the features' jobs.",
    '^server/(?!jobs/all\\.ts$)(http|db|jobs|storage|mail|pdf|config|integrations)/',
    ['^server/(http|db|jobs|storage|mail|pdf|config|integrations)/', '^server/.+\\.service\\.ts$', CONTRACTS],
  ),
  room(
    'server-root-composes-the-server',
    'The composition root sees the server and the contracts.',
    '^server/([^/]+|jobs/all)\\.ts$',
    ['^server/', CONTRACTS],
  ),
]

const walls = [
  {
    name: 'only-repositories-touch-drizzle',
    comment: 'SQL lives in *.repository.ts and server/db.',
    severity: 'error',
    from: { path: PRODUCTION, pathNot: ['\\.repository\\.ts$', '^server/db/'] },
    to: { path: ['node_modules/drizzle-orm/', '^server/db/schema/'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-notify-queues-mails',
    comment: 'One function decides what is mailed to whom (docs/adr/0550); staff may only have a mail delivered again.',
    severity: 'error',
    from: {
      path: PRODUCTION,
      pathNot: ['^server/(notifications|mail)/', '^server/jobs/all\\.ts$', '^server/orders/mails/order-mails\\.ts$'],
    },
    to: { path: '^server/mail/outbox\\.ts$' },
  },
  {
    name: 'only-http-imports-axios',
    comment: 'One client knows tokens, retries and errors.',
    severity: 'error',
    from: { path: PRODUCTION, pathNot: '^services/http/' },
    to: { path: 'node_modules/axios/' },
  },
  {
    name: 'only-link-imports-next-link',
    comment: 'One link knows when the scripts of other pages may load (docs/adr/0568).',
    severity: 'error',
    from: { path: BROWSER, pathNot: '^components/ui/navigation/Link\\.tsx$' },
    to: { path: 'node_modules/next/link' },
  },
  {
    name: 'browser-never-reaches-server',
    comment: 'Not even by type: the wire is described by the contracts in services/.',
    severity: 'error',
    from: { path: BROWSER },
    to: { path: '^server/' },
  },
  {
    name: 'browser-never-uses-node',
    comment: "A module of Node's in browser code breaks the bundle or swells it.",
    severity: 'error',
    from: { path: BROWSER, pathNot: '^pages/_document\\.tsx$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only-the-document-renders',
    comment: 'What runs on the server alone would come with every page.',
    severity: 'error',
    from: { path: BROWSER, pathNot: '^pages/_document\\.tsx$' },
    to: { path: '^rendering/' },
  },
  {
    name: 'nothing-imports-pages',
    comment: 'A page is an end; what two pages share is a component.',
    severity: 'error',
    from: { pathNot: '^tests/' },
    to: { path: '^pages/' },
  },
  {
    name: 'production-never-imports-tests',
    comment: 'Nor the scripts: both may vanish from a production image.',
    severity: 'error',
    from: { path: PRODUCTION },
    to: { path: '^(tests|scripts)/' },
  },
  {
    name: 'production-never-imports-development-packages',
    comment: 'They are not installed in production.',
    severity: 'error',
    from: { path: PRODUCTION },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one thought, or three; types count.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...rooms, ...walls],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.[^./][^/]*/' },
    // Types count: importing one ties two rooms together as much as importing a function.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
