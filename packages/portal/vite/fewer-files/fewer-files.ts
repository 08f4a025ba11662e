import { build, type Plugin, type UserConfig } from 'vite'
import type { BuiltFiles } from '../reached-files.ts'
import { joinFiles } from './join-files.ts'
import { modulesOf, sharedFiles } from './shared-files.ts'

/**
 * A way to the server takes a phone about as long as five kilobytes (150 ms over six connections, at 1.6 Mbit/s). Counted for more:
 * from there on pages hardly become heavier, for what stands together packs better (057 has the figures).
 */
const bytesPerFile = 9000

/** A file is evaluated in one task, and whoever needs a part of it pays for all: joined without an end, details got the form (057). */
const maxBytes = 50_000

/** What a page fetches when it is asked for is waited for by few, and later. */
const late = 0.15

/** The name of a group for the bundler; the file is named by its hash alone. */
const nameOf = (index: number) => `shared-${index}`

/** The built files of a configuration, which are not written. */
async function firstBuild(config: UserConfig): Promise<BuiltFiles> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false, reportCompressedSize: false },
  })
  if (!('output' in built)) throw new TypeError('The first build gave no files')
  return Object.fromEntries(built.output.map((file) => [file.fileName, file]))
}

/**
 * Fewer files for each page, and hardly more bytes. By itself the bundler makes a file of whatever exactly the same pages need, and a
 * page is sixty to a hundred of them; what it offers for joining them takes no account of who needs what (057). So the app is built
 * twice: the first build says which files there would be, and what is worth joining is one group in the second.
 */
export function fewerFiles(config: () => UserConfig): {
  readonly plugin: Plugin
  /** The group of a module, if it is of any. */
  readonly groupOf: (module: string) => string | undefined
} {
  const groups = new Map<string, string>()
  const plugin: Plugin = {
    name: 'eksport:fewer-files',
    apply: 'build',
    async configResolved({ root }) {
      const built = await firstBuild({ ...config(), root })
      const modules = modulesOf(built)
      const { files, early } = sharedFiles(built)
      const joined = joinFiles(files, { bytesPerFile, maxBytes, weightOf: (part) => (early.has(part) ? 1 : late) })
      for (const [index, names] of joined.entries())
        for (const module of names.flatMap((name) => modules.get(name) ?? [])) groups.set(module, nameOf(index))
    },
  }
  return { plugin, groupOf: (module) => groups.get(module) }
}
