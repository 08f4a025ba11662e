import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package. */
export const packageFolder = join(import.meta.dirname, '../..')

/** Folders whose parts the package's root exports: what a consumer can find, and so what must be documented. */
export function publicFolders(): readonly string[] {
  const index = readFileSync(join(packageFolder, 'src/index.ts'), 'utf8')
  return [...new Set([...index.matchAll(/from '\.\/([\w-]+)\/index\.js'/g)].flatMap((match) => match[1] ?? []))].sort()
}

/** Where the usage of a component is written. */
export const usageFile = (folder: string) => join(packageFolder, 'src', folder, 'usage.md')

export const hasUsage = (folder: string) => existsSync(usageFile(folder))
