import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '@eksport/server/free-ports'

export interface Served {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Where scripts/lib/consumers.ts has built the apps. */
export const built = (app: string) => join(import.meta.dirname, '../../.cache/consumers', app)

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves a folder of files, each with the policy. */
export async function serveFiles(folder: string, policy: string): Promise<Served> {
  const [port = 0] = await freePorts(1)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.setHeader('content-security-policy', policy)
    return response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('close', () => resolve()))

/** Runs `next start` for a built app and waits until it answers. */
export async function serveNext(folder: string): Promise<Served> {
  const [port = 0] = await freePorts(1)
  const words = [
    join(folder, 'node_modules/next/dist/bin/next'),
    'start',
    '--hostname',
    '127.0.0.1',
    '--port',
    String(port),
  ]
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
    stdio: 'ignore',
  })
  const closed = ended(child)
  const address = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok)
      return {
        address,
        stop: async () => {
          child.kill()
          await closed
        },
      }
    await sleep(200)
  }
  child.kill()
  throw new Error('next start did not answer within 30 seconds.')
}
