// Makes the types of every catalogue part of what a consumer loads: node scripts/types/link-catalogues.ts. A component's
// declarations do not mention its texts, so nothing would lead to the files that extend `Messages`, and
// `<EksportProvider messages>` would accept no key. Generic catalogues are referenced beside the type that they extend;
// those of the trade in their folders' indexes, because their types need the trade's package.
import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const dist = join(import.meta.dirname, '../../dist')

const fills = (file: string) => readFileSync(join(dist, file), 'utf8').includes("foundation/text/catalogue.js'")

const link = (target: string, catalogue: string) => {
  const path = relative(dirname(target), catalogue)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '.js')
  appendFileSync(join(dist, target), `import '${path.startsWith('.') ? path : `./${path}`}'\n`)
}

const cataloguesOf = (floor: 'components' | 'certificate') => {
  const found = globSync(`${floor}/**/*.d.ts`, { cwd: dist }).filter(fills).toSorted()
  if (found.length === 0)
    throw new Error(`No declarations of texts were found in ${floor}: run tsc -p tsconfig.build.json first.`)
  return found
}

const generic = cataloguesOf('components')
for (const file of generic) link('foundation/text/catalogue.d.ts', file)
const trade = cataloguesOf('certificate')
for (const file of trade) link(join(dirname(file), 'index.d.ts'), file)
console.log(`${generic.length} catalogues are reached from every entry, ${trade.length} from those of the trade`)
