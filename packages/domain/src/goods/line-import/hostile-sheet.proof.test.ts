import { type Answers, stepStates, summarize } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { getTemplate } from '../../templates/find-template.ts'
import { everyExample } from '../../testing/every-fixture.ts'
import { exampleContext } from '../../testing/example-context.ts'
import { importColumns } from './columns.ts'
import { lineReader } from './line-reader.ts'
import type { SheetCell } from './sheet.ts'

/** What a sheet, a paste or an attacker has in a cell. */
const hostile: readonly SheetCell[] = [
  '31.11.2026',
  '2026-02-30 – 2026-13-01',
  "\u202e<img src=x onerror=alert(1)> {{7*7}} ' OR 1=1",
  '=cmd|/C calc!A1',
  '__proto__',
  'constructor',
  '\ud800',
  '\u0000\u0007',
  '1e999',
  '-0',
  '٢٠٢٦',
  '9'.repeat(309),
  'W'.repeat(100_000),
  1e308,
  -1,
  0.1 + 0.2,
  true,
]

describe('[EXP-15] [WIZ-23] hostile cells in every column of', () => {
  const examples = everyExample.filter(([, size]) => size === 'fullest')
  it.each(examples)(
    '%s, imported or pasted, are an answer or are told at their cell, and every page can be drawn',
    (id, _size, answers) => {
      const template = getTemplate(id)
      const items = template.steps.find(({ items: lines }) => lines !== undefined)?.items
      if (items === undefined) throw new Error(`${id} has no lines`)
      const columns = importColumns(items.sections)
      const root: Answers = { ...answers }
      const mapping = columns.map(({ id: column }) => ({ column }))
      for (const cell of hostile) {
        const row = columns.map(() => cell)
        const settings = {
          sections: items.sections,
          mapping,
          constants: {},
          words: {},
          codeLists: {},
          context: exampleContext,
          root,
        }
        const { line, cells, findings } = lineReader(settings, [row]).read(row, [])
        const lost = Object.entries(cells).filter(
          ([, { value, problem }]) => value === undefined && problem === undefined,
        )
        expect(lost, String(cell).slice(0, 40)).toEqual([])
        expect(findings.length).toBeGreaterThan(0)
        const filled: Answers = { ...root, [items.path]: [line] }
        expect(stepStates(template, filled, exampleContext).length).toBeGreaterThan(0)
        const shown = summarize(template, filled, { locale: 'nb', labels: (_list, code) => code })
        expect(JSON.stringify(shown)).not.toMatch(/Invalid Date|NaN|Infinity|\[object/)
        expect(Object.getPrototypeOf(line)).toBe(Object.prototype)
      }
    },
  )
})
