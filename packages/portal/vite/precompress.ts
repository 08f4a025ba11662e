import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|mjs|css|svg|json)$/
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Bytes. */
const large = 400_000

/**
 * Writes `.gz` and `.br` beside each built file that shrinks, once, so that the server only has to choose.
 * index.html is left out: the server writes a nonce into it for every answer.
 */
export function precompress(): Plugin {
  return {
    name: 'eksport:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const files = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(files.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  // The best is 7 % smaller than quality 9 and takes a second per megabyte; a large file is an engine that is seldom fetched.
  const quality = bytes.length < large ? 11 : 9
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await Promise.all([
    toGzip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    toBrotli(bytes, options).then((small) => writeFile(`${file}.br`, small)),
  ])
}
