import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the prepared database and the folder of its keys. */
    postgres: { connectionString: string; dataFolder: string }
  }
}

/**
 * Starts one database server for the whole run; each test file copies the prepared database. It runs in plain Node,
 * because Vitest's setup runner does not resolve what our documents need.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const words = ['--conditions=@eksport/source', join(import.meta.dirname, 'serve-postgres.ts')]
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const failed = once(child, 'exit').then(() => {
    throw new Error('The test database ended before it was ready')
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed])
  // The script writes exactly this.
  project.provide('postgres', JSON.parse(String(line)) as { connectionString: string; dataFolder: string })
  failed.catch(() => undefined)
  return async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
}
