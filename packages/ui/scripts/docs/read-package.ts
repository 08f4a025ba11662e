import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprint } from '../../../../scripts/lib/fingerprint.ts'
import type { FolderDoc } from './api-model.ts'
import { packageFolder, publicFolders } from './places.ts'
import { readFolder, withReader } from './read-api.ts'

const kept = join(packageFolder, '../../.cache/ui-api.json')

/**
 * All inputs of the result: our sources, the programs that read them, and the versions of TypeScript and of third-party
 * types.
 */
const sources = [
  'packages/ui/src',
  'packages/ui/scripts',
  'packages/ui/package.json',
  'packages/ui/tsconfig.json',
  'packages/forms',
  'packages/domain',
  'tailwind.config.ts',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
]

interface Kept {
  readonly mark: string
  readonly folders: readonly FolderDoc[]
}

/** The result of the last run on this machine by this program. JSON has no `undefined`, so such keys are left out. */
const readKept = (): Kept | undefined =>
  existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Kept) : undefined

function keep(reading: Kept): void {
  const unfinished = `${kept}.${process.pid}`
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(unfinished, JSON.stringify(reading))
  // Two programs may read at once; neither must see a half-written file.
  renameSync(unfinished, kept)
}

/**
 * Every folder that the package exports, as TypeScript understands it. The report, the pages and their tests ask for the
 * same in one run, so it is read once for each state of the sources.
 */
export function readPackage(): readonly FolderDoc[] {
  const mark = fingerprint(sources, (name) => !name.endsWith('.md'))
  const before = readKept()
  if (before?.mark === mark) return before.folders
  const folders = withReader((reader) => publicFolders().map((folder) => readFolder(reader, folder)))
  keep({ mark, folders })
  return folders
}
