import { join } from 'node:path'
import { createServer } from 'vite'

/** What a screen reader hears after an act, as the tests hold it: rows of `*.spoken.tsx`. */
export type Transcript = readonly {
  readonly folder: string
  readonly component: string
  readonly action: string
  /** Several sentences in their order; empty where the act is silent on purpose. */
  readonly nb: string
  readonly nn: string
  readonly en: string
}[]

const conditions = ['@eksport/source', 'module', 'node']

/** Reads what the build's own file of React says; Node alone does not read JSX. */
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
