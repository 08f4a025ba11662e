import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const packageFolder = join(import.meta.dirname, '../..')

/** The storeys of the library, the lowest first: docs/architecture.md. */
const floors = ['foundation', 'components', 'certificate'] as const
type Floor = (typeof floors)[number]

/** The file that exports a floor, relative to `src`, and how its folders are written there. */
const indexOf: Readonly<Record<Floor, readonly [file: string, floor: string]>> = {
  foundation: ['index.ts', './foundation/'],
  components: ['index.ts', './components/'],
  certificate: ['certificate/index.ts', './'],
}

/** Folders that the package exports, with their floor; a folder name is unique across floors. */
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

/** The folders that a consumer can import, so all must be documented. */
export const publicFolders = (): readonly string[] => [...floorsByFolder().keys()].sort()

const floorOf = (folder: string): Floor => {
  const floor = floorsByFolder().get(folder)
  if (floor === undefined) throw new Error(`No index exports the folder ${folder}.`)
  return floor
}

export const sourceFolder = (folder: string) => join(packageFolder, 'src', floorOf(folder), folder)

/**
 * The file that exports a folder together with others: the package's root, or the trade's own entry, which needs the
 * trade's package.
 */
export const barrelOf = (folder: string) =>
  floorOf(folder) === 'certificate' ? '@eksport/ui/certificate' : '@eksport/ui'

/** The source of that file, which names all it exports. */
export const barrelSource = (folder: string) =>
  readFileSync(join(packageFolder, 'src', indexOf[floorOf(folder)][0]), 'utf8')

/** The entry that a consumer imports a folder from; components of the trade have their own. */
export const entryOf = (folder: string) => `${barrelOf(folder)}/${folder}`

/** The path of a component's usage file. */
export const usageFile = (folder: string) => join(sourceFolder(folder), 'usage.md')

/** The same in bokmål: the summary, and the rules of use. */
export const norwegianFile = (folder: string) => join(sourceFolder(folder), 'usage.nb.md')

export const hasUsage = (folder: string) => existsSync(usageFile(folder))
