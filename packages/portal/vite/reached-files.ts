import type { Rolldown } from 'vite'

/** The files of a build, by their names. */
export type BuiltFiles = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

export const chunksOf = (built: BuiltFiles): Rolldown.OutputChunk[] =>
  Object.values(built).filter((file) => file.type === 'chunk')

/**
 * The names of some files and of all that they import, in the order in which they are evaluated: a file after all that it
 * imports. Not of what they fetch later.
 */
export function reachedFrom(built: BuiltFiles, beginnings: readonly Rolldown.OutputChunk[]): Set<string> {
  const begun = new Set<string>()
  const evaluated = new Set<string>()
  function reach(name: string): void {
    if (begun.has(name)) return
    begun.add(name)
    const file = built[name]
    if (file?.type === 'chunk') file.imports.forEach(reach)
    evaluated.add(name)
  }
  for (const { fileName } of beginnings) reach(fileName)
  return evaluated
}

/** The names of what everybody loads first. */
export const firstFiles = (built: BuiltFiles): Set<string> =>
  reachedFrom(
    built,
    chunksOf(built).filter(({ isEntry }) => isEntry),
  )
