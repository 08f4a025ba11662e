import { brotliCompressSync, constants } from 'node:zlib'
import type { Rolldown } from 'vite'
import { type BuiltFiles, chunksOf, firstFiles, reachedFrom } from '../reached-files.ts'
import type { SharedFile } from './join-files.ts'

// Half of what stands in a file that nothing has made smaller is left when it has been.
const minified = 0.5
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Roughly what a file takes on its way: the first build leaves it readable. */
const bytesOf = ({ code }: Rolldown.OutputChunk) => Math.round(brotliCompressSync(code, quick).length * minified)

interface Shared {
  readonly files: readonly SharedFile[]
  /** The parts that the first load itself fetches: pages, and what stands around each of them. */
  readonly early: ReadonlySet<string>
}

/** What a build has put into files of their own because several parts of the app need it, beside what everybody loads first. */
export function sharedFiles(built: BuiltFiles): Shared {
  const chunks = chunksOf(built)
  const first = firstFiles(built)
  const neededBy = new Map<string, Set<string>>()
  for (const part of chunks.filter(({ isDynamicEntry }) => isDynamicEntry))
    for (const name of reachedFrom(built, [part]))
      neededBy.set(name, (neededBy.get(name) ?? new Set()).add(part.fileName))
  const files = chunks
    .filter(({ fileName, isDynamicEntry }) => neededBy.has(fileName) && !isDynamicEntry && !first.has(fileName))
    .map((chunk) => ({
      name: chunk.fileName,
      bytes: bytesOf(chunk),
      neededBy: neededBy.get(chunk.fileName) ?? new Set<string>(),
      imports: chunk.imports,
    }))
  const early = chunks.filter(({ fileName }) => first.has(fileName)).flatMap(({ dynamicImports }) => dynamicImports)
  return { files, early: new Set(early) }
}

/** The modules of a build's files, by the files' names. */
export const modulesOf = (built: BuiltFiles): Map<string, readonly string[]> =>
  new Map(chunksOf(built).map(({ fileName, moduleIds }) => [fileName, moduleIds]))
