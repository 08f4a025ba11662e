import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

const ignored = new Set(['node_modules', 'dist', 'coverage', 'test-results'])

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !ignored.has(name))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** One hash of all files at or below the paths, which are relative to the root. */
export const fingerprint = (paths: readonly string[], relevant: (file: string) => boolean = () => true) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(root, path))).filter(relevant)) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Does the work unless it was done for this fingerprint and its product still exists. */
export const unlessDone = async (name: string, mark: string, product: string, work: () => Promise<void>) => {
  const stamp = join(root, '.cache/done', name)
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return false
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, mark)
  return true
}
