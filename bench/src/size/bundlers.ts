import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build } from 'esbuild'
import { type RollupCache, rollup } from 'rollup'
import webpack from 'webpack'
import { inFile, isOutside, outside, packed } from './packed.ts'
import { entry, reachable } from './reachable.ts'

/** Bundles the code for production and answers the bytes that are left of it, in all files together. */
type Bundle = (code: string) => Promise<number>

export const withEsbuild: Bundle = async (code) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: packed, sourcefile: entry },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    external: [...outside],
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const loaded = reachable(metafile.outputs, ['import-statement', 'dynamic-import'])
  const files = outputFiles.filter(({ path }) => loaded.some((name) => path.endsWith(name)))
  return files.reduce((sum, { contents }) => sum + contents.length, 0)
}

/** What Rollup has parsed for one consumer, it need not for the next. */
let parsed: RollupCache | undefined

export const withRollup: Bundle = (code) =>
  inFile(code, async (input) => {
    const bundle = await rollup({
      input,
      cache: parsed ?? true,
      // A CommonJS shim below TanStack's store, which Rollup alone does not read.
      external: (id) => isOutside(id) || id.startsWith('use-sync-external-store'),
      plugins: [nodeResolve({ browser: true })],
      // It has something to say about each 'use client'; what cannot be bundled is an error, and errors are thrown.
      logLevel: 'silent',
    })
    parsed = bundle.cache
    const { output } = await bundle.generate({ format: 'esm', compact: true })
    await bundle.close()
    return output.reduce((sum, file) => sum + (file.type === 'chunk' ? file.code.trim().length : 0), 0)
  })

export const withWebpack: Bundle = (code) =>
  inFile(code, async (entry) => {
    const folder = mkdtempSync(join(tmpdir(), 'eksport-webpack-'))
    const compiler = webpack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry,
      context: packed,
      experiments: { outputModule: true },
      externalsType: 'module',
      externals: ({ request = '' }, answer) => answer(undefined, isOutside(request) ? request : undefined),
      output: { path: folder, module: true },
      performance: false,
    })
    try {
      await new Promise<void>((resolve, reject) =>
        compiler.run((error, stats) => {
          if (error) return reject(error)
          return stats?.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve()
        }),
      )
      return readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0)
    } finally {
      await new Promise((resolve) => compiler.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    }
  })
