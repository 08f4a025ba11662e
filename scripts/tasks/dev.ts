import { join } from 'node:path'
import { apps } from '../lib/build-apps.ts'
import { openDatabase } from '../lib/database.ts'
import { personLines } from '../lib/persons.ts'
import { isFree } from '../lib/ports.ts'
import { startProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import type { Scope } from '../lib/scope.ts'
import { serverEnvironment, startWatchedServer, untilReady } from '../lib/server.ts'

const ports = { submitter: 3010, caseworker: 3011, issuer: 3002, mailbox: 3003, smtp: 3025 }
const vitePorts = { submitter: 3000, caseworker: 3001 }
const urls = { submitter: 'http://localhost:3000', caseworker: 'http://localhost:3001' }

// The development servers proxy to fixed ports, so a taken port is an error.
const refuseTakenPorts = async () => {
  for (const port of [...Object.values(ports), ...Object.values(vitePorts)]) {
    if (!(await isFree(port)))
      throw new Error(`Port ${port} is taken by another program. Stop it (is 'npm start' running?) and try again.`)
  }
}

const labelled = (label: string) => (line: string) => console.log(`${label.padEnd(11)}${line}`)

const dev = async (scope: Scope) => {
  await refuseTakenPorts()
  const databaseUrl = await openDatabase(scope, labelled('database'))
  const env = serverEnvironment({ databaseUrl, ports, urls, withFiles: false })
  const server = startWatchedServer(env, labelled('server'))
  await scope.hold(Promise.resolve(server), ({ stop }) => stop())
  const ended = [server.ended]
  for (const app of apps) {
    const folder = join(root, 'apps', app)
    const options = { cwd: folder, onLine: labelled(app) }
    const vite = startProgram(
      join(folder, 'node_modules/.bin/vite'),
      ['--port', String(vitePorts[app]), '--strictPort'],
      options,
    )
    await scope.hold(Promise.resolve(vite), ({ stop }) => stop())
    ended.push(vite.ended)
  }
  await untilReady(server, ports)
  console.log(`\nDevelopment: ${urls.submitter} and ${urls.caseworker}, with hot reload of the apps and the library.`)
  console.log([...personLines('submitter'), ...personLines('caseworker')].map((line) => `  ${line}`).join('\n'))
  const code = await Promise.race(ended)
  return scope.isClosing() ? 0 : code
}

await runTask(dev)
