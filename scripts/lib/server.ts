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
  /** The page on which the demonstration's mails are read, and where they are taken in. */
  readonly mailbox: number
  readonly smtp: number
}
export type ServerSetting = {
  readonly databaseUrl: string
  readonly ports: ServerPorts
  /** Addresses as the browser sees them, where a development server stands before the portals. */
  readonly urls?: { readonly submitter: string; readonly caseworker: string }
  readonly withFiles: boolean
}

/** `npm start` shows the product to whoever tries it; `EKSPORT_MODE=production npm start` runs it (docs/operations.md). */
export const isDemonstration = () => process.env.EKSPORT_MODE !== 'production'

/** What the server is told; the same words are used by the tests. */
export const serverEnvironment = ({ databaseUrl, ports, urls, withFiles }: ServerSetting): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  // Read already, where it was given so: both would be one too many.
  DATABASE_URL_FILE: undefined,
  EKSPORT_MODE: isDemonstration() ? 'demonstration' : 'production',
  EKSPORT_SUBMITTER_PORT: String(ports.submitter),
  EKSPORT_CASEWORKER_PORT: String(ports.caseworker),
  EKSPORT_ISSUER_PORT: String(ports.issuer),
  EKSPORT_MAILBOX_PORT: String(ports.mailbox),
  EKSPORT_SMTP_PORT: String(ports.smtp),
  ...(urls && { EKSPORT_SUBMITTER_URL: urls.submitter, EKSPORT_CASEWORKER_URL: urls.caseworker }),
  EKSPORT_DATA_FOLDER: dataFolder(),
  // Each of the three programs begins a quarter sooner when its files are compiled already.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...(withFiles && {
    EKSPORT_SUBMITTER_FILES: join(root, 'apps/submitter/dist'),
    EKSPORT_CASEWORKER_FILES: join(root, 'apps/caseworker/dist'),
  }),
})

const conditions = '--conditions=@eksport/source'
const main = join(root, 'apps/server/src/main.ts')

export const startServer = (env: NodeJS.ProcessEnv, onLine: (line: string) => void) =>
  startProgram(process.execPath, [conditions, '--import', join(import.meta.dirname, 'lifeline.ts'), main], {
    cwd: root,
    env,
    onLine,
    lifeline: true,
  })

export const startWatchedServer = (env: NodeJS.ProcessEnv, onLine: (line: string) => void) =>
  startProgram(process.execPath, ['--watch', '--watch-preserve-output', conditions, main], { cwd: root, env, onLine })

const isReady = async (port: number) => {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    // Not listening yet.
    return false
  }
}

/** For a start that hangs; one that ends is told at once. A machine that was loaded thirtyfold took 160 s. In milliseconds. */
const startLimit = 600_000

/** Waits until both portals say that they are ready; an early end of the program is an error. */
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
