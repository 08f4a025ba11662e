// Fills the table of sizes in the package's README: node --conditions=@eksport/source bench/src/write-sizes.ts
// It measures the packed package, so `npm run bench` or the stage `packages` must have packed it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgets } from './size/budgets.ts'
import { weigh } from './size/bundle.ts'
import { bundles } from './size/measure.ts'
import { styleBytes } from './size/styles.ts'

const readme = join(import.meta.dirname, '../../packages/ui/README.md')
const block = /(<!-- sizes[^>]*-->\n)[\s\S]*?(<!-- \/sizes -->)/

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const rows = await Promise.all(
  budgets.map(async ({ name, code, styles }) => {
    const { first } = weigh(await bundles.esbuild(code))
    const whole = styles === undefined
    return { name: whole ? 'Everything' : /^[A-Z]/.test(name) ? `\`${name}\`` : name, gzip: first, whole }
  }),
)
const parts = rows.filter(({ whole }) => !whole).sort((a, b) => a.gzip - b.gzip)
const whole = rows.filter((row) => row.whole)
const lines = [...parts, ...whole].map(({ name, gzip }) => `| ${name} | ${kilobytes(gzip)} |`)
const table = [
  '| Import | kB |',
  '|---|--:|',
  ...lines,
  `| \`styles.css\`, for all | ${kilobytes(styleBytes(undefined))} |`,
].join('\n')

const text = readFileSync(readme, 'utf8')
if (!block.test(text)) throw new Error('README.md has no place for the sizes.')
writeFileSync(
  readme,
  text.replace(block, (_, open: string, close: string) => `${open}\n${table}\n\n${close}`),
)
console.log(table)
