import { brotliCompressSync, constants } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { SharedFile } from './join-files.ts'

type Chunk = Rolldown.OutputChunk

// Half of what stands in a file that nothing has made smaller is left when it has been.
const minified = 0.5
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Roughly what a file takes on its way: the first build leaves it readable. */
const bytesOf = ({ code }: Chunk) => Math.round(brotliCompressSync(code, quick).length * minified)

/** A chunk and all that it imports, not what it fetches later. */
function reachedFrom(beginnings: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const reached = new Set<Chunk>()
  const next = [...beginnings]
  for (let chunk = next.pop(); chunk !== undefined; chunk = next.pop()) {
    if (reached.has(chunk)) continue
    reached.add(chunk)
    next.push(...chunk.imports.flatMap((name) => chunks.get(name) ?? []))
  }
  return reached
}

interface Shared {
  readonly files: readonly SharedFile[]
  /** The parts that the first load itself fetches: pages, and what stands around each of them. */
  readonly early: ReadonlySet<string>
}

/** What a build has put into files of their own because several parts of the app need it, beside what everybody loads first. */
export function sharedFiles(output: readonly (Chunk | Rolldown.OutputAsset)[]): Shared {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const all = [...chunks.values()]
  const first = reachedFrom(
    all.filter(({ isEntry }) => isEntry),
    chunks,
  )
  const neededBy = new Map<Chunk, Set<string>>()
  for (const part of all.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    for (const chunk of reachedFrom([part], chunks)) {
      const parts = neededBy.get(chunk) ?? new Set()
      neededBy.set(chunk, parts.add(part.fileName))
    }
  }
  const files = [...neededBy].flatMap(([chunk, parts]) =>
    chunk.isDynamicEntry || first.has(chunk)
      ? []
      : [{ name: chunk.fileName, bytes: bytesOf(chunk), neededBy: parts, imports: chunk.imports }],
  )
  return { files, early: new Set([...first].flatMap(({ dynamicImports }) => dynamicImports)) }
}

/** The modules of a build's files, by the files' names. */
export const modulesOf = (output: readonly (Chunk | Rolldown.OutputAsset)[]): Map<string, readonly string[]> =>
  new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.moduleIds] as const] : [])))
