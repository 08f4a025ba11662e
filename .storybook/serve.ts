import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a built Storybook on a free port of this machine, until it is closed. */
export async function serve(folder: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const root = normalize(folder + sep)
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}
