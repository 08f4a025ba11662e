import { relative } from 'node:path'
import { buildApps } from '../lib/build-apps.ts'
import { openDatabase } from '../lib/database.ts'
import { serverLog } from '../lib/log-file.ts'
import { personLines } from '../lib/persons.ts'
import { dataFolder, root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'
import { isDemonstration, portals, type ServerPorts, serverEnvironment, startServer } from '../lib/server.ts'
import { startOnFreePorts } from '../lib/start-on-free-ports.ts'

const log = (line: string) => console.log(line)

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`)

const place = () => `Data: ${relative(process.cwd(), dataFolder()) || '.'}`

const demonstrationLines = (ports: ServerPorts) => [
  `  Exporters     http://localhost:${ports.submitter}`,
  ...indent(personLines('submitter')),
  '',
  `  Caseworkers   http://localhost:${ports.caseworker}`,
  ...indent(personLines('caseworker')),
  '',
  `  Every mail arrives in the mailbox: http://localhost:${ports.mailbox}`,
  `  The demonstration login (http://localhost:${ports.issuer}) lets you choose a person. ${place()}`,
]

const productionLines = (ports: ServerPorts) => [
  `  Exporters     port ${ports.submitter}, as ${process.env.EKSPORT_SUBMITTER_URL}`,
  `  Caseworkers   port ${ports.caseworker}, as ${process.env.EKSPORT_CASEWORKER_URL}`,
  '',
  `  ${place()}`,
]

const welcome = (ports: ServerPorts, seconds: string) =>
  [
    '',
    `Eksport is ready (${seconds} s).`,
    '',
    ...(isDemonstration() ? demonstrationLines(ports) : productionLines(ports)),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')

/** In the order of `portals`. */
const named = ([submitter = 0, caseworker = 0, issuer = 0, mailbox = 0, smtp = 0]: readonly number[]): ServerPorts => ({
  submitter,
  caseworker,
  issuer,
  mailbox,
  smtp,
})

const start = async (scope: Scope) => {
  const started = Date.now()
  await buildApps(scope, log)
  const databaseUrl = await openDatabase(scope, log)
  const startServerOn = async (numbers: readonly number[]) => {
    log('Starting the server …')
    const diary = serverLog()
    const env = serverEnvironment({ databaseUrl, ports: named(numbers), withFiles: true })
    const program = startServer(env, diary.write)
    await scope.hold(Promise.resolve(program), ({ stop }) => stop())
    return { program, diary }
  }
  const { program, ports, diary } = await startOnFreePorts(portals, startServerOn, log)
  log(welcome(named(ports), ((Date.now() - started) / 1000).toFixed(1)))
  const code = await program.ended
  if (scope.isClosing()) return 0
  console.error(
    `${diary.last.join('\n')}\nThe server ended by itself (code ${code}). Log: ${relative(root, diary.file)}`,
  )
  return 1
}

await runTask(start)
