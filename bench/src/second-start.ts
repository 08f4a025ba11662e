import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePorts } from '@eksport/server/free-ports'
import { report } from './report.ts'

const root = join(import.meta.dirname, '../..')
const limit = 15

/** Runs `npm start` until it says that it is ready, stops it, and answers how long the first part took. */
const startAndStop = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let ready: number | undefined
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (!line.startsWith('Eksport is ready')) return
      ready = performance.now()
      child.kill('SIGINT')
    })
  }
  await ended
  if (ready === undefined) throw new Error(`npm start did not become ready:\n${lines.slice(-20).join('\n')}`)
  return (ready - began) / 1000
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-bench-'))
  const [submitter, caseworker, issuer] = await freePorts(3)
  const env = {
    ...process.env,
    EKSPORT_DATA_FOLDER: folder,
    EKSPORT_SUBMITTER_PORT: String(submitter),
    EKSPORT_CASEWORKER_PORT: String(caseworker),
    EKSPORT_ISSUER_PORT: String(issuer),
  }
  try {
    await startAndStop(env)
    const value = await startAndStop(env)
    process.exitCode = report([{ name: 'npm start, the second time', value, limit, unit: 's' }]) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
