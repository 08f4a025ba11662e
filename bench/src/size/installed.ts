import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packed, product } from './packed.ts'

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const block = 4096
const inBlocks = (bytes: number) => Math.ceil(bytes / block) * block

/** What a folder takes on a disk that gives files room by the block, without the packages that lie in it. */
const onDisk = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + onDisk(path)
    return entry.isFile() ? sum + inBlocks(statSync(path).size) : sum
  }, block)

/** Where a package finds another: in the nearest `node_modules` that has it. */
function find(name: string, from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(place)) return realpathSync(place)
  }
  const beside = join(packed, 'node_modules', name)
  if (existsSync(beside)) return realpathSync(beside)
  throw new Error(`${name} is not installed where ${from} finds it.`)
}

/** What an installer fetches for a package: all but optional peers; types alone are the compiler's. */
function needs({ dependencies, peerDependencies, peerDependenciesMeta }: Manifest): readonly string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !name.startsWith('@types/'))
}

/** The bytes on disk of each package that comes with the design system, itself and React included. */
export function installedBytes(): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  const folders = new Set([realpathSync(product)])
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    sizes.set(manifest.name, (sizes.get(manifest.name) ?? 0) + onDisk(folder))
    for (const name of needs(manifest)) folders.add(find(name, folder))
  }
  return sizes
}
