// Lets the root name small components before large ones: node scripts/build/order-entry.ts
// A bundle holds modules in the order in which an entry asks for them, and gzip sees 32 kB back. The small ones, which the others are
// made of, pack best side by side: 0.8 kB in a page with everything, against the order of the alphabet.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from '../docs/places.ts'

const dist = join(packageFolder, 'dist')
const root = join(dist, 'index.js')
const statement = /^import \{[^}]*\} from "(?<path>[^"]+)";\n/gm

/** What lies in the folder of a module, in bytes. */
function bytesBeside(path: string): number {
  const folder = join(dist, dirname(path))
  return globSync('**/*.js', { cwd: folder }).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

const code = readFileSync(root, 'utf8')
const imports = [...code.matchAll(statement)].map(([text, path = '']) => ({ text, bytes: bytesBeside(path) }))
if (imports.length < 50) throw new Error(`The root names only ${imports.length} components: run tsup first.`)
const sorted = imports.toSorted((one, other) => one.bytes - other.bytes).map(({ text }) => text)
writeFileSync(root, sorted.join('') + code.replace(statement, ''))
console.log(`the root names ${sorted.length} components, the smallest first`)
