// Sets the order in which the entries name their components: node scripts/build/order-entry.ts
// A bundle holds modules in the order in which an entry asks for them, and gzip sees 32 kB back. The order was searched for
// (`npm run bench -- entry-order`, docs/decisions/058); what came after that search stands last, the smallest first.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from '../docs/places.ts'

const dist = join(packageFolder, 'dist')
const statement = /^import \{[^}]*\} from "(?<path>[^"]+)";\n/gm
const searched: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'entry-order.json'), 'utf8'),
)

for (const [entry, order] of Object.entries(searched)) {
  const file = join(dist, entry)
  /** What lies in the folder of a module, in bytes. */
  const bytesBeside = (path: string): number => {
    const folder = join(dirname(file), dirname(path))
    return globSync('**/*.js', { cwd: folder }).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  }
  const place = new Map(order.map((path, index) => [path, index]))
  const placeOf = (path: string) => place.get(path) ?? order.length
  const code = readFileSync(file, 'utf8')
  const imports = [...code.matchAll(statement)].map(([text, path = '']) => ({ text, path, bytes: bytesBeside(path) }))
  if (imports.length < 10) throw new Error(`${entry} names only ${imports.length} components: run tsup first.`)
  const sorted = imports.toSorted((one, other) => placeOf(one.path) - placeOf(other.path) || one.bytes - other.bytes)
  writeFileSync(file, sorted.map(({ text }) => text).join('') + code.replace(statement, ''))
  const later = imports.filter(({ path }) => !place.has(path)).length
  console.log(
    `${entry} names ${imports.length} components in the order that was searched for, ${later} of them after it`,
  )
}
