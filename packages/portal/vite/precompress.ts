import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|mjs|css|svg|json)$/
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** In bytes. */
const large = 400_000

/**
 * Writes `.gz` and `.br` beside each built file that becomes smaller, once, so that the server only chooses. index.html is left
 * out: the server writes a nonce into it for every answer.
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
  // Quality 11 is 7 % smaller than 9 and takes a second per megabyte; large files are engines that are seldom fetched.
  const quality = bytes.length < large ? 11 : 9
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await Promise.all([
    toGzip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    toBrotli(bytes, options).then((small) => writeFile(`${file}.br`, small)),
  ])
}
