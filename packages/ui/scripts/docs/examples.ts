import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hasUsage, packageFolder, publicFolders, usageFile } from './places.ts'

/** A block of TypeScript in a text, and where it begins. */
export interface Example {
  /** Relative to the package. */
  readonly file: string
  readonly line: number
  readonly language: 'ts' | 'tsx'
  readonly code: string
  /** The file name given on its first line, for examples that import each other. */
  readonly name: string | undefined
}

/** The blocks marked `ts` or `tsx` in a Markdown text. */
export function examplesIn(file: string, text: string): readonly Example[] {
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length + 1,
    language: match[1] === 'tsx' ? 'tsx' : 'ts',
    code: match[2] ?? '',
    name: /^\/\/ ([\w-]+\.tsx?)\n/.exec(match[2] ?? '')?.[1],
  }))
}

/** The examples of the README; each stands alone. */
export const readmeExamples = (): readonly Example[] =>
  examplesIn('README.md', readFileSync(join(packageFolder, 'README.md'), 'utf8'))

/** Every example of the package: in its README and in the usage of each component. */
export function allExamples(): readonly Example[] {
  const files = [join(packageFolder, 'README.md'), ...publicFolders().filter(hasUsage).map(usageFile)]
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => examplesIn(relative(packageFolder, file), readFileSync(file, 'utf8')))
}
