import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { type Bundle, type BundledFile, compressed } from './bundle.ts'
import { inFile, isOutside, outside, packed } from './packed.ts'
import { entry } from './reachable.ts'

const define = { 'process.env.NODE_ENV': '"production"' }

/** The module's place in the packages: `ui/dist/components/dialog/dialog-engine.js`. */
const moduleName = (path: string | null | undefined) => path?.replaceAll('\\', '/').split('/@eksport/').at(-1)

const withEsbuild: Bundle = async (code) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: packed, sourcefile: entry },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    external: [...outside],
    define,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  return Object.entries(metafile.outputs).map(([name, { imports, entryPoint }]): BundledFile => {
    const asked = (kind: string) => imports.filter((one) => one.kind === kind && !one.external).map(({ path }) => path)
    const isEntry = entryPoint?.endsWith(entry) === true
    return {
      name,
      gzip: compressed(outputFiles.find(({ path }) => path.endsWith(name))?.contents ?? ''),
      imports: asked('import-statement'),
      fetches: asked('dynamic-import'),
      module: isEntry ? undefined : moduleName(entryPoint),
      isEntry,
    }
  })
}

const withRolldown: Bundle = (code) =>
  inFile(code, async (input) => {
    const bundle = await rolldown({
      input,
      external: isOutside,
      platform: 'browser',
      transform: { target: 'es2022', define },
      // It has something to say about each 'use client'; what cannot be bundled is an error, and errors are thrown.
      logLevel: 'silent',
    })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    await bundle.close()
    return output.flatMap((file): BundledFile[] =>
      file.type === 'chunk'
        ? [
            {
              name: file.fileName,
              gzip: compressed(file.code),
              imports: file.imports,
              fetches: file.dynamicImports,
              module: file.isEntry ? undefined : moduleName(file.facadeModuleId),
              isEntry: file.isEntry,
            },
          ]
        : [],
    )
  })

/** The bundlers that a limit holds in. */
export const bundles = { esbuild: withEsbuild, Rolldown: withRolldown } as const
