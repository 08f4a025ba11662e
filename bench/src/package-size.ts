import { budgets, installedBudget, laterBudgets, margin, styleBudget } from './size/budgets.ts'
import { weigh } from './size/bundle.ts'
import { installedBytes } from './size/installed.ts'
import { bundles } from './size/measure.ts'
import { styleBytes } from './size/styles.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2)

const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(56) : cell.padStart(10))).join(''))

const over: string[] = []

/** A row of what the bundlers make of one thing; its ratio is that of the larger. */
function row(name: string, sizes: readonly number[], budget: number | undefined, styles?: number) {
  const maxBytes = Math.max(...sizes)
  if (budget === undefined) over.push(`${name}: it has no budget`)
  else if (maxBytes > budget * 1000 * margin)
    over.push(`${name}: ${kilobytes(maxBytes)} kB, and ${budget} kB are allowed`)
  const ratio = budget === undefined ? '' : (maxBytes / budget / 1000).toFixed(2)
  line([name, ...sizes.map(kilobytes), String(budget ?? ''), ratio, styles === undefined ? '' : kilobytes(styles)])
}

if (import.meta.main) {
  const names = Object.keys(bundles)
  console.log('kB after gzip -9, React and the PDF engine outside; CSS is the base with the pieces that are needed\n')
  line(['first load', ...names, 'budget', 'ratio', 'CSS'])
  const later = new Map<string, number[]>()
  for (const { name, code, kilobytes: budget, styles } of budgets) {
    const weights = await Promise.all(Object.values(bundles).map(async (bundle) => weigh(await bundle(code))))
    row(
      name,
      weights.map(({ first }) => first),
      budget,
      styleBytes(styles),
    )
    if (name !== 'everything') continue
    for (const weight of weights)
      for (const [module, bytes] of weight.later) later.set(module, [...(later.get(module) ?? []), bytes])
  }
  console.log('')
  line(['fetched when it is needed', ...names, 'budget', 'ratio'])
  for (const [module, sizes] of later) row(module, sizes, laterBudgets[module])
  console.log('')
  line(['stylesheet', '', '', 'budget', 'ratio'])
  row('styles.css', [styleBytes(undefined)], styleBudget)
  const installed = installedBytes()
  const megabytes = [...installed.values()].reduce((sum, bytes) => sum + bytes, 0) / 1e6
  console.log(
    `\ninstalled with React: ${installed.size} packages, ${megabytes.toFixed(1)} MB on disk, ${installedBudget} allowed, ratio ${(megabytes / installedBudget).toFixed(2)}`,
  )
  const largest = [...installed].toSorted(([, one], [, other]) => other - one).slice(0, 5)
  console.log(largest.map(([name, bytes]) => `  ${name} ${(bytes / 1e6).toFixed(1)}`).join('\n'))
  if (megabytes > installedBudget)
    over.push(`installed: ${megabytes.toFixed(1)} MB, and ${installedBudget} MB are allowed`)
  for (const text of over) console.log(`OVER ${text}`)
  process.exitCode = over.length === 0 ? 0 : 1
}
