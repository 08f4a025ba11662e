import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imports = /\b(?:from|import)\s*\(?\s*"(\.[^"]+\.js)"/g

/** The modules of the package that a built module loads, at once or later, itself included. */
export function modulesFrom(entry: string): ReadonlySet<string> {
  const found = new Set([entry])
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(imports)) {
      if (path !== undefined) found.add(join(dirname(file), path))
    }
  }
  return found
}
