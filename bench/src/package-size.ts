import { budgets, margin, styleBudget } from './size/budgets.ts'
import { measure, stylesheet } from './size/measure.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2)

const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(11))).join(''))

if (import.meta.main) {
  console.log(
    'kB of JavaScript after gzip -9, React and the PDF engine outside; ours and libraries are minified bytes before gzip\n',
  )
  line(['', 'gzip', 'budget', 'ours', 'libraries'])
  const over: string[] = []
  const judge = (name: string, bytes: number, budget: number) => {
    if (bytes > budget * 1000 * margin) over.push(`${name}: ${kilobytes(bytes)} kB, and ${budget} kB are allowed`)
  }
  for (const { name, imports, kilobytes: budget } of budgets) {
    const names = imports.length === 0 ? '*' : `{ ${imports.join(', ')} }`
    const { gzip, own, libraries } = await measure(`export ${names} from '@eksport/ui'`)
    line([name, kilobytes(gzip), String(budget), kilobytes(own), kilobytes(libraries)])
    judge(name, gzip, budget)
  }
  const css = stylesheet()
  line(['styles.css', kilobytes(css), String(styleBudget), '', ''])
  judge('styles.css', css, styleBudget)
  for (const text of over) console.log(`OVER ${text}`)
  process.exitCode = over.length === 0 ? 0 : 1
}
