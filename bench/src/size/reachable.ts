import type { ImportKind, Metafile } from 'esbuild'

/** The name of the file that a consumer is taken to have written. */
export const entry = 'consumer.js'

/** The files of a bundle that a page comes to load; what was shaken off may leave files that nothing asks for. */
export function reachable(outputs: Metafile['outputs'], kinds: readonly ImportKind[]): readonly string[] {
  const found = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint?.endsWith(entry)))
  if (found.size === 0) throw new Error('The bundle has no entry.')
  for (const path of found) {
    for (const next of outputs[path]?.imports ?? []) {
      if (kinds.includes(next.kind as ImportKind) && !next.external) found.add(next.path)
    }
  }
  return [...found]
}
