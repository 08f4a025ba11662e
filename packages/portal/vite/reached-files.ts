import type { Rolldown } from 'vite'

/** The files of a build, by their names. */
export type BuiltFiles = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

export const chunksOf = (built: BuiltFiles): Rolldown.OutputChunk[] =>
  Object.values(built).filter((file) => file.type === 'chunk')

/** The names of some files and of all that they import; not of what they fetch later. */
export function reachedFrom(built: BuiltFiles, beginnings: readonly Rolldown.OutputChunk[]): Set<string> {
  const reached = new Set(beginnings.map(({ fileName }) => fileName))
  // What is added to a set while it is gone through is gone through too.
  for (const name of reached) {
    const file = built[name]
    if (file?.type === 'chunk') for (const imported of file.imports) reached.add(imported)
  }
  return reached
}

/** The names of what everybody loads first. */
export const firstFiles = (built: BuiltFiles): Set<string> =>
  reachedFrom(
    built,
    chunksOf(built).filter(({ isEntry }) => isEntry),
  )
