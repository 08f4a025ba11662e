import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SpawnedServer {
  /** The process id of the supervisor. */
  readonly pid: number
  /** Its output so far. */
  readonly lines: readonly string[]
  /** Kills it as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end; returns its exit code. */
  terminate(): Promise<number | null>
}

async function ended(child: ChildProcess): Promise<number | null> {
  // A pipe closes when the last of the programs that write to it has ended.
  const isOver = child.stdout === null ? child.exitCode !== null : child.stdout.closed
  if (!isOver) await once(child, 'close')
  return child.exitCode
}

/** In milliseconds: a busy machine draws the demonstration's samples for minutes. */
const patience = 900_000

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`)
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  child.kill('SIGTERM')
  throw new Error(`${url} is not ready after ${patience / 1000} seconds`)
}

/** The server as `npm start` runs it: a supervisor of listeners and worker. Its output goes to a file if one is given. */
export async function spawnServer(
  environment: Readonly<Record<string, string>> & { readonly EKSPORT_SUBMITTER_URL: string },
  { logFile }: { readonly logFile?: string } = {},
): Promise<SpawnedServer> {
  const words = ['--conditions=@eksport/source', join(import.meta.dirname, '../main.ts')]
  const log = logFile === undefined ? undefined : openSync(logFile, 'a')
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log ?? 'pipe', log ?? 'inherit'],
  })
  if (log !== undefined) closeSync(log)
  const lines: string[] = []
  if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  await untilReady(environment.EKSPORT_SUBMITTER_URL, child)
  return {
    pid: child.pid ?? 0,
    get lines() {
      return logFile === undefined ? lines : readFileSync(logFile, 'utf8').split('\n')
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
    async terminate() {
      child.kill('SIGTERM')
      return ended(child)
    },
  }
}
