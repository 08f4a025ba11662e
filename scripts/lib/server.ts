import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Program, startProgram } from './program.ts'
import { dataFolder, root } from './root.ts'

export const portals = [
  { variable: 'EKSPORT_SUBMITTER_PORT', usual: 3000, purpose: "the exporters' app" },
  { variable: 'EKSPORT_CASEWORKER_PORT', usual: 3001, purpose: "the caseworkers' app" },
  { variable: 'EKSPORT_ISSUER_PORT', usual: 3002, purpose: 'the demonstration login' },
  { variable: 'EKSPORT_MAILBOX_PORT', usual: 3003, purpose: 'the demonstration mailbox' },
  { variable: 'EKSPORT_SMTP_PORT', usual: 3025, purpose: 'the demonstration mail server' },
] as const

export type ServerPorts = {
  readonly submitter: number
  readonly caseworker: number
  readonly issuer: number
  /** The port of the demonstration's mail page, and of its mail server. */
  readonly mailbox: number
  readonly smtp: number
}
export type ServerSetting = {
  readonly databaseUrl: string
  readonly ports: ServerPorts
  /** Addresses in the browser, if a development server is in front of the portals. */
  readonly urls?: { readonly submitter: string; readonly caseworker: string }
  readonly withFiles: boolean
}

/** `npm start` runs the demonstration; `EKSPORT_MODE=production npm start` runs production (docs/operations.md). */
export const isDemonstration = () => process.env.EKSPORT_MODE !== 'production'

/** The server's settings, which the tests use too. */
export const serverEnvironment = ({ databaseUrl, ports, urls, withFiles }: ServerSetting): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  // The file was read already, and the server refuses both settings at once.
  DATABASE_URL_FILE: undefined,
  EKSPORT_MODE: isDemonstration() ? 'demonstration' : 'production',
  EKSPORT_SUBMITTER_PORT: String(ports.submitter),
  EKSPORT_CASEWORKER_PORT: String(ports.caseworker),
  EKSPORT_ISSUER_PORT: String(ports.issuer),
  EKSPORT_MAILBOX_PORT: String(ports.mailbox),
  EKSPORT_SMTP_PORT: String(ports.smtp),
  ...(urls && { EKSPORT_SUBMITTER_URL: urls.submitter, EKSPORT_CASEWORKER_URL: urls.caseworker }),
  EKSPORT_DATA_FOLDER: dataFolder(),
  // Compiled files are cached, which makes each of the three programs start sooner.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...(withFiles && {
    EKSPORT_SUBMITTER_FILES: join(root, 'apps/submitter/dist'),
    EKSPORT_CASEWORKER_FILES: join(root, 'apps/caseworker/dist'),
  }),
})

/** The arguments of Node for the built server, which ends with its parent. */
export const builtServer = [
  '--import',
  join(import.meta.dirname, 'lifeline.ts'),
  join(root, 'apps/server/dist/main.js'),
]

export const startServer = (env: NodeJS.ProcessEnv, onLine: (line: string) => void) =>
  startProgram(process.execPath, builtServer, { cwd: root, env, onLine, lifeline: true })

/** The server from source, which is restarted when that changes. */
export const startWatchedServer = (env: NodeJS.ProcessEnv, onLine: (line: string) => void) => {
  const words = ['--conditions=@eksport/source', join(root, 'apps/server/src/main.ts')]
  return startProgram(process.execPath, ['--watch', '--watch-preserve-output', ...words], { cwd: root, env, onLine })
}

const isReady = async (port: number) => {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    // Not listening yet.
    return false
  }
}

/** In milliseconds, for a start that hangs; an exit is reported at once. A machine under thirtyfold load took 160 s. */
const startLimit = 600_000

/** Waits until both portals are ready; throws if the program ends before. */
export const untilReady = async (program: Pick<Program, 'ended'>, ports: ServerPorts) => {
  let ended = false
  program.ended.then(
    () => {
      ended = true
    },
    () => {
      ended = true
    },
  )
  const deadline = Date.now() + startLimit
  for (const port of [ports.submitter, ports.caseworker]) {
    while (!(await isReady(port))) {
      if (ended) throw new Error('The server ended before it was ready. Its last words stand above.')
      if (Date.now() > deadline) throw new Error(`The server did not become ready within ${startLimit / 1000} s.`)
      await sleep(100)
    }
  }
}
