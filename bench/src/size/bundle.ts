import { gzipSync } from 'node:zlib'

/** A file of a bundle. */
export interface BundledFile {
  readonly name: string
  /** Bytes after gzip -9. */
  readonly gzip: number
  /** Files that are loaded together with it. */
  readonly imports: readonly string[]
  /** Files that it fetches when they are needed. */
  readonly fetches: readonly string[]
  /** The module whose `import()` fetches it; undefined for what is loaded at once, and for what several parts share. */
  readonly module: string | undefined
  readonly isEntry: boolean
}

/** Bundles what a consumer writes for production: minified, tree-shaken, React left outside. */
export type Bundle = (code: string) => Promise<readonly BundledFile[]>

export const compressed = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 }).length

/** The files that are loaded together with these, and they themselves. */
function together(files: ReadonlyMap<string, BundledFile>, start: Iterable<string>): ReadonlySet<string> {
  const found = new Set(start)
  for (const name of found) {
    for (const next of files.get(name)?.imports ?? []) if (files.has(next)) found.add(next)
  }
  return found
}

/** What a page pays, in bytes after gzip -9. */
export interface Weight {
  readonly first: number
  /** What each lazy module costs besides when it is fetched. */
  readonly later: ReadonlyMap<string, number>
}

/** What is imported lazily lies in files of its own: a page pays for the entry and what that needs at once. */
export function weigh(bundle: readonly BundledFile[]): Weight {
  const files = new Map(bundle.map((file) => [file.name, file]))
  const sum = (names: Iterable<string>) => [...names].reduce((bytes, name) => bytes + (files.get(name)?.gzip ?? 0), 0)
  const entries = bundle.filter(({ isEntry }) => isEntry).map(({ name }) => name)
  if (entries.length === 0) throw new Error('The bundle has no entry.')
  const first = together(files, entries)
  // What was shaken off may leave files that nothing asks for: only what the page can come to fetch is followed.
  const later = new Map<string, number>()
  const reached = new Set(first)
  for (const name of reached) {
    for (const part of files.get(name)?.fetches ?? []) {
      const needed = together(files, [part])
      const { module = part } = files.get(part) ?? {}
      later.set(module, sum([...needed].filter((one) => !first.has(one))))
      for (const one of needed) reached.add(one)
    }
  }
  return { first: sum(first), later }
}
