// Sets the order in which modules name what they import: node scripts/build/order-modules.ts
// A bundle holds modules in the order in which they are asked for, and gzip sees 32 kB back.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { packageFolder } from '../docs/places.ts'
import { inOrder, knownOf } from './module-order.ts'

const dist = join(packageFolder, 'dist')
const statement = /^import \{[^}]*\} from "(?<path>[^"]+)";\n/gm

const nameOf = (file: string, path: string) =>
  path.startsWith('.') ? relative(dist, join(dirname(file), path)).replaceAll('\\', '/') : path

let moved = 0
const named = new Set<string>()
for (const name of globSync('**/*.js', { cwd: dist, exclude: ['vendor/**'] })) {
  const file = join(dist, name)
  const code = readFileSync(file, 'utf8')
  const imports = [...code.matchAll(statement)].map(({ 0: text, index, groups }) => {
    const asked = nameOf(file, groups?.path ?? '')
    named.add(asked)
    return { text, index, asked }
  })
  const [first] = imports
  if (first === undefined) continue
  const sorted = inOrder(imports, ({ asked }) => asked)
  if (sorted.every((one, index) => one === imports[index])) continue
  const rest = code.slice(first.index).replace(statement, '')
  writeFileSync(file, code.slice(0, first.index) + sorted.map(({ text }) => text).join('') + rest)
  moved += 1
}
const known = knownOf(named)
if (known < named.size / 2) throw new Error(`The order knows only ${known} of ${named.size} modules: search anew.`)
console.log(`${moved} modules import in the order that was searched for, which knows ${known} of ${named.size} names`)
