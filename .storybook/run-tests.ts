// Plays every story of the built Storybook and puts axe on it: node .storybook/run-tests.ts [options of test-storybook]
// Needs storybook-static (storybook build) and a Chromium: CHROMIUM_PATH, or the one Playwright installed.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../storybook-static/', import.meta.url))
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = join(root, normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)))
  try {
    if (!file.startsWith(root)) throw new Error('outside the build')
    const body = await readFile(file)
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
  } catch {
    // A file that is not there is the one thing that goes wrong here, and the browser is told so.
    response.writeHead(404).end()
  }
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const command = [
    'exec',
    'test-storybook',
    '--url',
    `http://127.0.0.1:${address.port}`,
    '--index-json',
    '--ci',
    '--maxWorkers=2',
  ]
  const child = spawn('pnpm', [...command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  child.on('exit', (code) => {
    server.close()
    process.exitCode = code ?? 1
  })
})
