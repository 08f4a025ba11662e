/** One floor of apps/server/src, and what it may not reach for. */
export interface Floor {
  readonly files: readonly string[]
  readonly except?: readonly string[]
  /** Folders of apps/server/src, and modules. */
  readonly denied: readonly string[]
  readonly reason: string
}

const src = 'apps/server/src'

/** From the top to the bottom; a floor knows those below it. */
const order = ['routes', 'http', 'acts', 'effects', 'application', 'db'] as const
const frameworks = ['fastify', '@fastify/*']
const rows = ['drizzle-orm', 'drizzle-orm/*', '../**/db/schema/**']

const folder = (name: string) => [`../**/${name}`, `../**/${name}/**`]
const above = (floor: (typeof order)[number]) => order.slice(0, order.indexOf(floor)).flatMap(folder)
const tests = [`${src}/**/*.test.ts`]

/** The floors of docs/architecture.md: routes → acts → effects → db; only http knows Fastify and statuses. */
export const serverFloors: readonly Floor[] = [
  {
    files: [`${src}/routes/**`],
    except: tests,
    denied: rows,
    reason: 'Rows are mapped in db/: a route asks a repository or an act and never sees a table.',
  },
  {
    files: [`${src}/http/**`],
    except: tests,
    denied: [...rows, ...['routes', 'acts', 'effects', 'application'].flatMap(folder)],
    reason: 'http/ is how calls come in and answers go out: it knows no route, no act and no table.',
  },
  ...(['acts', 'effects', 'application'] as const).map((name) => ({
    files: [`${src}/${name}/**`],
    except: tests,
    denied: [...rows, ...frameworks, ...above(name)],
    reason: `The floors of the server lead down, routes → acts → effects → db: ${name}/ knows no floor above it, no status and no table.`,
  })),
  {
    files: [`${src}/db/**`],
    except: [...tests, `${src}/db/embedded/**`],
    denied: [...frameworks, ...above('db'), ...['refusals', 'jobs', 'demonstration'].flatMap(folder)],
    reason: 'db/ maps rows and refuses nothing: it knows no floor above it.',
  },
  {
    files: [`${src}/refusals/**`],
    except: tests,
    denied: [...frameworks, 'drizzle-orm', '../**'],
    reason:
      'refusals/ is code and parameters: it knows nothing of the server, and only http/ knows statuses and words.',
  },
  {
    files: [`${src}/{integrations,reference-data,session,log}/**`],
    except: [...tests, `${src}/**/testing/**`],
    denied: [...rows, ...frameworks, ...order.slice(0, -1).flatMap(folder), ...folder('refusals')],
    reason: 'What the server is built on stands by itself: integrations, reference data and sessions know no floor.',
  },
  {
    files: [`${src}/documents/**`],
    except: [...tests, `${src}/**/testing/**`],
    denied: [...rows, ...frameworks, ...order.flatMap(folder), '@eksport/*'],
    reason:
      'documents/ draws data: its layouts and children know sheets and boxes, and nothing of applications or fish.',
  },
  {
    files: [`${src}/jobs/**`],
    except: tests,
    denied: [...rows, ...frameworks, ...['routes', 'http'].flatMap(folder)],
    reason:
      'jobs/ carries out what acts left for later, and starts the acts of the system: it knows no call and no table.',
  },
]
