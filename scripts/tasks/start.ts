import { relative } from 'node:path'
import { buildApps } from '../lib/build-apps.ts'
import { openDatabase } from '../lib/database.ts'
import { serverLog } from '../lib/log-file.ts'
import { personLines } from '../lib/persons.ts'
import { choosePorts } from '../lib/ports.ts'
import { dataFolder, root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'
import { portals, type ServerPorts, serverEnvironment, startServer, untilReady } from '../lib/server.ts'

const log = (line: string) => console.log(line)

const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`)

const welcome = (ports: ServerPorts, seconds: string) =>
  [
    '',
    `Eksport is ready (${seconds} s).`,
    '',
    `  Exporters     http://localhost:${ports.submitter}`,
    ...indent(personLines('submitter')),
    '',
    `  Caseworkers   http://localhost:${ports.caseworker}`,
    ...indent(personLines('caseworker')),
    '',
    `  Every mail arrives in the mailbox: http://localhost:${ports.mailbox}`,
    `  The demonstration login (http://localhost:${ports.issuer}) lets you choose a person. Data: ${relative(process.cwd(), dataFolder()) || '.'}`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')

const start = async (scope: Scope) => {
  const started = Date.now()
  await buildApps(scope, log)
  const databaseUrl = await openDatabase(scope, log)
  const [submitter = 0, caseworker = 0, issuer = 0, mailbox = 0, smtp = 0] = await choosePorts(portals, log)
  const ports = { submitter, caseworker, issuer, mailbox, smtp }
  const diary = serverLog()
  log('Starting the server …')
  const server = startServer(serverEnvironment({ databaseUrl, ports, withFiles: true }), diary.write)
  await scope.hold(Promise.resolve(server), ({ stop }) => stop())
  try {
    await untilReady(server, ports)
  } catch (error) {
    console.error(diary.last.join('\n'))
    throw error
  }
  log(welcome(ports, ((Date.now() - started) / 1000).toFixed(1)))
  const code = await server.ended
  if (scope.isClosing()) return 0
  console.error(
    `${diary.last.join('\n')}\nThe server ended by itself (code ${code}). Log: ${relative(root, diary.file)}`,
  )
  return 1
}

await runTask(start)
