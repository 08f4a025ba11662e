import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { type ServerPorts, untilReady } from '../../scripts/lib/server.ts'

export interface ServerProcess {
  /** Asks it to end, as Ctrl-C does. */
  readonly stop: () => Promise<void>
  /** `kill -9`: nothing in the process gets a chance to tidy up. */
  readonly kill: () => Promise<void>
}

const lastWords = (logFile: string) => readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n')

const endOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))

/** Starts the server as `npm start` does, and answers when both portals are ready. */
export const startServerProcess = async (
  env: NodeJS.ProcessEnv,
  ports: ServerPorts,
  logFile: string,
): Promise<ServerProcess> => {
  const lifeline = join(root, 'scripts/lib/lifeline.ts')
  const words = ['--conditions=@eksport/source', '--import', lifeline, join(root, 'apps/server/src/main.ts')]
  // The channel lets the server end by itself when the test run is killed. NODE_OPTIONS are the test run's own.
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = createWriteStream(logFile, { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const ended = endOf(child)
  const send = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  const stop = async () => {
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await send('SIGTERM')
    clearTimeout(forced)
  }
  try {
    await untilReady({ ended }, ports)
  } catch (error) {
    await send('SIGKILL')
    throw new Error(`The server did not start.\n${lastWords(logFile)}`, { cause: error })
  }
  return { stop, kill: () => send('SIGKILL') }
}
