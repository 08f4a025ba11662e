import { join } from 'node:path'
import { createServer } from 'vite'

/** What a screen reader announces after each action, from the rows of `*.spoken.tsx`. */
export type Transcript = readonly {
  readonly folder: string
  readonly component: string
  readonly action: string
  /** Sentences in order; empty if the action is silent on purpose. `nn` and `en` likewise. */
  readonly nb: string
  readonly nn: string
  readonly en: string
}[]

const conditions = ['@eksport/source', 'module', 'node']

/** Loads `src/built.tsx` through Vite, because Node does not read JSX. */
export async function readBuilt() {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@eksport\//], resolve: { conditions, externalConditions: conditions } },
  })
  const built = await server.ssrLoadModule(join(import.meta.dirname, '../src/built.tsx'))
  await server.close()
  return built as typeof import('../src/built.tsx')
}
