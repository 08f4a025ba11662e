// What each room of the house may import (docs/architecture.md). scripts/boundaries/rooms.test.ts breaks each rule once, because a
// reader that reads nothing finds nothing wrong.

const proofs = String.raw`\.(test|stories|spoken|negative|fixture)\.tsx?$|/testing/|/src/(contract|stories)/`
const module = (...names) => `node_modules/(${names.join('|')})/`
const source = (...rooms) => `^(${rooms.join('|')})/src/`

/** A room that imports itself and what is named, and nothing else. */
const only = (name, room, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${room}/src/`, pathNot: proofs },
  to: { pathNot: [`^${room}/`, ...allowed] },
})

const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: proofs },
  to: { path: to },
})

/** The floors of a room from the ground up; a folder knows those below it, none beside or above it. */
const floors = (name, room, levels, comment) =>
  levels.flatMap((level, index) => {
    const above = levels.slice(index + 1).flat()
    const examples = String.raw`/templates/[^/]+/fixtures\.ts$`
    return [
      ...(above.length === 0 ? [] : [[`${level.join('|')}`, `(${above.join('|')})/`]]),
      ...(level.length < 2 ? [] : [[level.join('|'), `(?!$1/)(${level.join('|')})/`]]),
    ].map(([from, to]) => ({
      name,
      comment,
      severity: 'error',
      from: { path: `^${room}/src/(${from})/`, pathNot: `${proofs}|${examples}` },
      to: { path: `^${room}/src/${to}` },
    }))
  })

const domainFloors = [
  ['values'],
  ['reference'],
  ['goods'],
  ['application'],
  ['facts'],
  ['documents'],
  // A status, a message and a list know no template.
  ['process', 'templates'],
]

const portalFloors = [
  ['browser', 'flags', 'sheet'],
  ['text'],
  ['keys', 'parts', 'server'],
  ['case', 'certificate', 'code-lists', 'developer', 'operating-messages', 'session'],
  ['copies', 'delivery', 'figures', 'journal', 'problem', 'registers', 'waiting'],
  ['address-book', 'app', 'list', 'notices', 'rows'],
  ['live', 'profile'],
]

const serverFloors = [
  ['db'],
  ['standing'],
  ['certificate'],
  ['drafting', 'notices'],
  ['effects'],
  ['acts'],
  // Above the acts: a download of a signed certificate is recorded by one.
  ['queries'],
]

const server = (...folders) => `^apps/server/src/(${folders.join('|')})/`
const rows = 'node_modules/drizzle-orm/|^apps/server/src/db/schema/'
const frameworks = module('fastify', '@fastify/[^/]+')
const ui = 'packages/ui/src'

export default {
  forbidden: [
    {
      name: 'circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: { pathNot: '^e2e/consumers/|^apps/docs/\\.astro/' },
      to: { couldNotResolve: true, pathNot: String.raw`^(virtual|astro):|\?(url|raw)$` },
    },
    {
      name: 'by-name',
      comment:
        'Another package is reached by its name, through what it exports; the pages of the library show what it does not export.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/src/', pathNot: '^apps/docs/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    only('forms-alone', 'packages/forms', [], 'An engine that knows no fish and no framework.'),
    only(
      'domain-pure',
      'packages/domain',
      [source('packages/forms'), module('zod')],
      'Rules without React, I/O or clock.',
    ),
    only(
      'wire',
      'packages/api',
      [source('packages/domain'), module('zod')],
      'Both ends share the wire; it knows neither.',
    ),
    never(
      'ui-published',
      source('packages/ui'),
      '^apps/|^packages/(api|portal|domain/src/templates)/|node_modules/(@tanstack/react-(router|query)|lucide-react)/',
      'Receives data and reports changes: no fetch, router or template.',
    ),
    never(
      'ui-foundation',
      `^${ui}/foundation/`,
      `^${ui}/(components|certificate)/|^packages/domain/`,
      'Lies under every component.',
    ),
    never(
      'ui-components',
      `^${ui}/components/`,
      `^${ui}/certificate/|^packages/domain/`,
      'For any trade: never the words of ours.',
    ),
    never(
      'portal',
      source('packages/portal'),
      '^apps/|^packages/domain/src/templates/|node_modules/(fastify|pg)/',
      'What both portals share: no app, no template, no server.',
    ),
    never(
      'apps-by-wire',
      source('apps/(submitter|caseworker)'),
      '^(apps/server|e2e)/|node_modules/(fastify|pg)/',
      'Apps reach the server through packages/api.',
    ),
    {
      name: 'apps-apart',
      severity: 'error',
      from: { path: source('apps/(submitter|caseworker)') },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'features-apart',
      comment: 'Each can be changed or removed alone; what they share moves down.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    never(
      'draft',
      '^apps/submitter/src/draft/',
      '^apps/submitter/src/(form|features|routes|app)/',
      'How a draft is kept, saved and merged: no page.',
    ),
    never(
      'form',
      '^apps/submitter/src/form/',
      '^apps/submitter/src/(features|routes|app)/',
      'What the pages of the form share.',
    ),
    never(
      'routes-on-top',
      '^apps/(submitter|caseworker)/src/features/',
      '^apps/(submitter|caseworker)/src/routes/',
      'Routes compose features.',
    ),
    never(
      'server-without-ui',
      source('apps/server'),
      '^packages/(ui|portal)/|^apps/(submitter|caseworker)/|node_modules/(react|react-dom|@tanstack|@radix-ui)/',
      'The server answers through packages/api.',
    ),
    never('routes', server('routes'), rows, 'Rows are mapped in db/.'),
    never(
      'http',
      server('http'),
      `${rows}|${server('routes', ...serverFloors.slice(1).flat())}`,
      'How calls come in and answers go out.',
    ),
    never(
      'over-rows',
      server(...serverFloors.slice(1).flat()),
      `${rows}|${frameworks}|${server('routes', 'http')}`,
      'Repositories answer with types of the domain; http/ alone knows calls.',
    ),
    ...floors(
      'server-floors',
      'apps/server',
      serverFloors,
      'routes → queries, acts → effects → what is known of a case → db.',
    ),
    never(
      'db',
      server('db(?!/embedded)'),
      `${frameworks}|${server('routes', 'http', 'refusals', 'jobs', 'demonstration', 'operations')}`,
      'db/ maps rows and refuses nothing.',
    ),
    never(
      'refusals',
      server('refusals'),
      `${frameworks}|node_modules/drizzle-orm/|^apps/server/src/(?!refusals/)`,
      'Codes and parameters; http/ knows statuses and words.',
    ),
    never(
      'ground',
      server('integrations', 'reference-data', 'session', 'log'),
      `${rows}|${frameworks}|${server('routes', 'http', 'refusals', ...serverFloors.slice(1).flat())}`,
      'What the server is built on stands by itself.',
    ),
    never(
      'documents',
      server('documents'),
      `${rows}|${frameworks}|^packages/(?!domain/src/templates/documents)|${server('routes', 'http', ...serverFloors.flat())}`,
      'Draws data; knows no application and no fish.',
    ),
    never(
      'jobs',
      server('jobs'),
      `${rows}|${frameworks}|${server('routes', 'http')}`,
      'Starts the acts of the system; knows no call and no table.',
    ),
    never(
      'journeys',
      '^e2e/',
      source('apps/(submitter|caseworker)', 'packages/api'),
      'e2e meets the product as its users do.',
    ),
    never('bench', '^bench/', source('apps/(submitter|caseworker)'), 'Measures the product from outside.'),
    ...floors('portal-floors', 'packages/portal', portalFloors, 'A folder knows the floors below it.'),
    ...floors(
      'domain-floors',
      'packages/domain',
      [...domainFloors, ['testing']],
      'A folder knows the floors below it.',
    ),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage)/|^e2e/consumers/[^/]+-app/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@eksport/source', 'import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.d.ts', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
