import { expect, it } from 'vitest'
import { valueTable } from './value.table.js'

const [report = ''] = Object.values(
  import.meta.glob<string>('../../api.md', { query: '?raw', import: 'default', eager: true }),
)

/** A change of these is no change of a value: an overlay that opens, a draft or a sending that is told about. */
const notValues = new Set(['open', 'draft', 'status'])
/** What the browser's own controls hold, by the element whose props a component passes on. */
const native: Readonly<Record<string, string>> = { input: 'value', select: 'value', textarea: 'value' }

/** A component of the report: its name, the element that it passes props on to, and its props. */
const blocks = report.split(/^(?=<\w+>)/m).flatMap((block) => {
  const [, name, element = ''] = /^<(\w+)>(?: and the props of (\w+))?/.exec(block) ?? []
  const [props = ''] = block.split(/^(?=\S)/m)
  return name === undefined ? [] : [{ name, element, props }]
})

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** `Switch.checked` of each public component. */
const valuesOfApi = blocks.flatMap(({ name, element, props }) => {
  const reported = [...props.matchAll(/^ {2}on(\w+)Change\??: /gm)].map(([, what = '']) => uncapitalised(what))
  const held = native[element]
  const all = new Set([...reported.filter((prop) => !notValues.has(prop)), ...(held ? [held] : [])])
  return [...all].map((prop) => `${name}.${prop}`)
})

/** Values without a row, each with what is done instead; the list can only become shorter. */
const excused: Readonly<Record<string, string>> = {
  'Checkbox.value': 'what it stands for, not whether it is on: that is `checked`',
  'ApplicationDetail.onlyChanges': 'the Switch in it has the row; which facts are drawn is told by its own test',
  'ApplicationDetail.shownLines':
    'the SegmentedControl in it has the row; which lines are drawn is told by its own test',
  'FactSections.onlyChanges': 'the Switch in it has the row; which facts are drawn is told by its own test',
  'DataTable.columnLayout': 'which columns are drawn: told by the tests of the table and its chooser',
  'ApplicationTable.columnLayout': 'which columns are drawn: told by the tests of the table and its chooser',
  'ColumnChooser.columnLayout': 'which columns are drawn: told by the tests of the table and its chooser',
  'PdfPreview.zoom': 'needs an engine that draws pages, which no suite without a browser has',
  'ServiceMessages.dismissed': 'what is hidden is not drawn: there is nothing to be painted or announced',
}

it('every value of the public API has a row, or a reason why it has none', () => {
  const rows = valueTable.flatMap(({ components, prop }) => components.map((name) => `${name}.${prop}`))
  expect(valuesOfApi.length).toBeGreaterThan(30)
  expect(valuesOfApi.filter((value) => !rows.includes(value) && !(value in excused))).toEqual([])
  expect(Object.keys(excused).filter((value) => rows.includes(value) || !valuesOfApi.includes(value))).toEqual([])
})
