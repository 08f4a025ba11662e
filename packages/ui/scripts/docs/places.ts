import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package. */
export const packageFolder = join(import.meta.dirname, '../..')

/** The storeys of the library, the lowest first: docs/architecture.md. */
const floors = ['foundation', 'components', 'certificate'] as const
type Floor = (typeof floors)[number]

/** Where what a floor offers is exported from, relative to `src`, and how its folders are written there. */
const indexOf: Readonly<Record<Floor, readonly [file: string, floor: string]>> = {
  foundation: ['index.ts', './foundation/'],
  components: ['index.ts', './components/'],
  certificate: ['certificate/index.ts', './'],
}

/** Folders whose parts the package exports, with the floor they stand on; no two floors share a name. */
function floorsByFolder(): ReadonlyMap<string, Floor> {
  const found = floors.flatMap((floor) => {
    const [file, prefix] = indexOf[floor]
    const index = readFileSync(join(packageFolder, 'src', file), 'utf8')
    return [...index.matchAll(new RegExp(`from '${prefix}([\\w-]+)/index\\.js'`, 'g'))].flatMap(([, folder]) =>
      folder === undefined ? [] : [[folder, floor] as const],
    )
  })
  return new Map(found)
}

/** What a consumer can find, and so what must be documented. */
export const publicFolders = (): readonly string[] => [...floorsByFolder().keys()].sort()

const floorOf = (folder: string): Floor => {
  const floor = floorsByFolder().get(folder)
  if (floor === undefined) throw new Error(`No index exports the folder ${folder}.`)
  return floor
}

/** Where a folder's sources lie. */
export const sourceFolder = (folder: string) => join(packageFolder, 'src', floorOf(folder), folder)

/** What exports a folder beside others: the package's root, or the trade's own entry, which needs the trade's package. */
export const barrelOf = (folder: string) =>
  floorOf(folder) === 'certificate' ? '@eksport/ui/certificate' : '@eksport/ui'

/** What a consumer imports a folder by: the trade's components say that they are the trade's. */
export const entryOf = (folder: string) => `${barrelOf(folder)}/${folder}`

/** Where the usage of a component is written. */
export const usageFile = (folder: string) => join(sourceFolder(folder), 'usage.md')

/** The same in bokmål: what it is, and the rules of its use. */
export const norwegianFile = (folder: string) => join(sourceFolder(folder), 'usage.nb.md')

export const hasUsage = (folder: string) => existsSync(usageFile(folder))
