import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { outside, packed } from './packed.ts'
import { entry, reachable } from './reachable.ts'

/** Bytes after gzip -9; of the minified bytes, how many are ours and how many of the libraries we stand on. */
export interface Size {
  readonly gzip: number
  readonly own: number
  readonly libraries: number
}

const isOurs = (path: string) => path.includes('@eksport/')

const compressed = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length

/** Bundles what a consumer writes, as esbuild does for production: minified, tree-shaken, React left outside. */
export async function measure(code: string): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: packed, sourcefile: entry },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: [...outside],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'out',
    legalComments: 'none',
    logLevel: 'error',
  })
  // What is imported lazily lies in files of its own; a page pays for the entry and what that needs at once.
  const first = reachable(metafile.outputs, ['import-statement'])
  const inputs = first.flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}))
  const minified = (ours: boolean) =>
    inputs.filter(([path]) => isOurs(path) === ours).reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
  const files = outputFiles.filter(({ path }) => first.some((name) => path.endsWith(name)))
  return {
    gzip: files.reduce((sum, { contents }) => sum + compressed(contents), 0),
    own: minified(true),
    libraries: minified(false),
  }
}

/** The stylesheet, which serves all components. */
export const stylesheet = () => compressed(readFileSync(join(packed, 'node_modules/@eksport/ui/dist/styles.css')))
