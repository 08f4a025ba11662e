// First of all: loaded later, by pg for a database with TLS, Node 24.21 gives only a part of it.
import 'node:tls'
import { randomUUID } from 'node:crypto'
import { configProblems, notStarted, readConfig, unknownSettings } from './config.ts'
import { addressFor, type Role } from './db/access.ts'
import { report } from './log/output.ts'
import { sealProblems } from './production/seal-problems.ts'
import { fillSecrets } from './production/secret-files.ts'
import { programFile } from './program-files.ts'
import { freePorts } from './supervision/free-ports.ts'
import { keepRunning } from './supervision/keep-running.ts'

/** EX_CONFIG of sysexits.h, on which a service manager need not try again: another start would say the same. */
const wrongSettings = 78

function fail(error: unknown, code = 1): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(code)
}

// [OPS-04] Checked before anything is started.
const { settings, problems: unread } = fillSecrets(process.env)
const {
  EKSPORT_MODE,
  EKSPORT_SIGNING_FOLDER: folder,
  EKSPORT_SIGNING_KEY: address,
  EKSPORT_SIGNING_PIN: pin,
} = settings
const isSealed = EKSPORT_MODE !== 'demonstration' && folder
const seal = isSealed ? await sealProblems({ folder, address: address || undefined, pin }, new Date()) : []
const problems = [...unread, ...configProblems(settings), ...seal]
if (problems.length > 0) fail(new Error(notStarted(problems)), wrongSettings)
const config = readConfig(settings)
for (const warning of unknownSettings(settings)) report(warning)

// Listeners and worker must use the same receiver, so a free port is chosen here.
const isAnyReceiver = config.demonstration && config.receiverPort === 0
const [receiverPort = config.receiverPort] = isAnyReceiver ? await freePorts(1) : []
// pg would also read the owner's name and password from here.
const { PGUSER: _, PGPASSWORD: __, ...environment } = settings
const shared = { ...environment, EKSPORT_RECEIVER_PORT: String(receiverPort) }

/** The environment of our child programs, without the owner's database address. */
const environmentOf = (role: Role) => ({ ...shared, DATABASE_URL: addressFor(role, config.databaseUrl) })

const listeners = keepRunning({
  patience: config.leaving,
  name: 'Tjeneren',
  file: programFile('serve'),
  env: environmentOf('listeners'),
  report,
})
const worker = keepRunning({
  name: 'Arbeideren',
  file: programFile('worker'),
  env: { ...environmentOf('worker'), EKSPORT_WORKER_PLACE: randomUUID() },
  report,
})

let stopping: Promise<void> | undefined
function stop(): Promise<void> {
  // The worker ends last, so that jobs from the last requests may still run.
  stopping ??= listeners.stop().then(() => worker.stop())
  return stopping
}

// A second signal is ignored: every step has its own time limit, and a signal may be sent twice.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  })
}

try {
  // Loads while the child programs load.
  const { prepare } = await import('./prepare.ts')
  await prepare({ config, now: () => new Date(), report })
  await Promise.all([listeners.begin(), worker.begin()])
  report(`Eksport er klar: ${config.submitter.publicUrl} (innsendere) og ${config.caseworker.publicUrl} (ansatte).`)
  process.send?.('ready')
} catch (error) {
  if (stopping === undefined) {
    await stop()
    fail(error)
  }
}
