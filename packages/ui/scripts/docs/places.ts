import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package. */
export const packageFolder = join(import.meta.dirname, '../..')

/** The storeys of the library, the lowest first: docs/architecture.md. */
const floors = ['foundation', 'components', 'certificate'] as const
type Floor = (typeof floors)[number]

/** Folders whose parts the package's root exports, with the floor they stand on; no two floors share a name. */
function floorsByFolder(): ReadonlyMap<string, Floor> {
  const index = readFileSync(join(packageFolder, 'src/index.ts'), 'utf8')
  const found = floors.flatMap((floor) =>
    [...index.matchAll(new RegExp(`from '\\./${floor}/([\\w-]+)/index\\.js'`, 'g'))].flatMap(([, folder]) =>
      folder === undefined ? [] : [[folder, floor] as const],
    ),
  )
  return new Map(found)
}

/** What a consumer can find, and so what must be documented. */
export const publicFolders = (): readonly string[] => [...floorsByFolder().keys()].sort()

const floorOf = (folder: string): Floor => {
  const floor = floorsByFolder().get(folder)
  if (floor === undefined) throw new Error(`src/index.ts exports no folder ${folder}.`)
  return floor
}

/** Where a folder's sources lie. */
export const sourceFolder = (folder: string) => join(packageFolder, 'src', floorOf(folder), folder)

/** Where a folder lies in what the build writes. */
export const builtFolder = (dist: string, folder: string) => join(dist, floorOf(folder), folder)

/** What a consumer imports a folder by: the trade's components say that they are the trade's. */
export const entryOf = (folder: string) =>
  floorOf(folder) === 'certificate' ? `@eksport/ui/certificate/${folder}` : `@eksport/ui/${folder}`

/** Where the usage of a component is written. */
export const usageFile = (folder: string) => join(sourceFolder(folder), 'usage.md')

export const hasUsage = (folder: string) => existsSync(usageFile(folder))
