// Makes the types of every catalogue part of what a consumer loads: node scripts/types/link-catalogues.ts
// A component's declarations do not mention its texts, so nothing would lead to the files that fill `Messages`, and
// `<EksportProvider messages>` would take no key at all. Here each of them is named beside the type that they fill.
import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../../dist')
const target = join(dist, 'foundation/text/catalogue.d.ts')

const fills = (file: string) => readFileSync(join(dist, file), 'utf8').includes("foundation/text/catalogue.js'")
const catalogues = globSync('{components,certificate}/**/*.d.ts', { cwd: dist }).filter(fills).toSorted()
if (catalogues.length === 0)
  throw new Error('No declarations of texts were found: run tsc -p tsconfig.build.json first.')

const lines = catalogues.map((file) => `import '../../${file.replaceAll('\\', '/').replace(/\.d\.ts$/, '.js')}'`)
appendFileSync(target, `${lines.join('\n')}\n`)
console.log(`${catalogues.length} catalogues are reached from ${target}`)
