// npm run bench -- entry-order [tries]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgets } from './size/budgets.ts'
import { weigh } from './size/bundle.ts'
import { bundles } from './size/measure.ts'
import { product } from './size/packed.ts'

const entries = ['index.js', 'certificate/index.js'] as const
type Entry = (typeof entries)[number]
type Order = Readonly<Record<Entry, readonly string[]>>

const kept = join(import.meta.dirname, '../../packages/ui/scripts/build/entry-order.json')
const statement = /^import \{[^}]*\} from "(?<path>[^"]+)";\n/gm

const fileOf = (entry: Entry) => join(product, 'dist', entry)
const original = new Map(entries.map((entry) => [entry, readFileSync(fileOf(entry), 'utf8')]))

/** What an entry imports, a statement a path, in the order in which it stands. */
const importsOf = (entry: Entry) =>
  new Map([...(original.get(entry) ?? '').matchAll(statement)].map(([text, path = '']) => [path, text]))
const imports = new Map(entries.map((entry) => [entry, importsOf(entry)]))

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Moves a few neighbours to another place. */
function moved(order: Order, next: () => number): Order {
  const below = (limit: number) => Math.floor(next() * limit)
  const total = entries.reduce((sum, entry) => sum + order[entry].length, 0)
  const entry = below(total) < order['index.js'].length ? 'index.js' : 'certificate/index.js'
  const paths = [...order[entry]]
  const taken = paths.splice(below(paths.length), 1 + below(3))
  paths.splice(below(paths.length + 1), 0, ...taken)
  return { ...order, [entry]: paths }
}

const everything = budgets.find(({ name }) => name === 'everything')?.code ?? ''

async function bytesOf(order: Order): Promise<number> {
  for (const entry of entries) {
    const rest = (original.get(entry) ?? '').replace(statement, '')
    writeFileSync(fileOf(entry), order[entry].map((path) => imports.get(entry)?.get(path)).join('') + rest)
  }
  return weigh(await bundles.esbuild(everything)).first
}

/** Looks for the order of an entry's imports that a page with everything packs best, and keeps it for the build. */
async function search(tries: number) {
  const orderNow = (entry: Entry) => [...(imports.get(entry)?.keys() ?? [])]
  let best: Order = { 'index.js': orderNow('index.js'), 'certificate/index.js': orderNow('certificate/index.js') }
  let bytes = await bytesOf(best)
  console.log(`${bytes} bytes as it is built`)
  const next = numbers(1)
  for (let done = 1; done <= tries; done += 1) {
    const tried = moved(best, next)
    const weight = await bytesOf(tried)
    if (weight < bytes) [best, bytes] = [tried, weight]
    if (done % 100 === 0) console.log(`${bytes} bytes after ${done} tries`)
  }
  writeFileSync(kept, `${JSON.stringify(best, null, 2)}\n`)
}

try {
  await search(Number(process.argv[2] ?? 2000))
} finally {
  for (const [entry, code] of original) writeFileSync(fileOf(entry), code)
}
