import { expect, it } from 'vitest'
import type { Catalogue } from '../foundation/text/catalogue.js'
import type { SpokenRow } from './spoken-row.js'
import { valueTable } from './value.table.js'

const files = import.meta.glob<Readonly<Record<string, Catalogue>>>(
  '../{components,certificate}/**/*.{texts,words}.ts',
  { eager: true },
)
const texts = Object.entries(files).flatMap(([path, file]) =>
  Object.values(file).flatMap((catalogue) =>
    Object.entries(catalogue).map(([key, text]) => [`${path} ${key}`, text] as const),
  ),
)
const marks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([mark]) => mark).toSorted()

it('[THM-10] every text of every catalogue stands in three languages, with the same marks', () => {
  expect(texts.length).toBeGreaterThan(300)
  const wrong = texts.filter(([, { nb, nn, en }]) =>
    [nb, nn, en].some((text) => !text?.trim() || marks(text).join() !== marks(nb).join()),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})

const sources = import.meta.glob<string>('../{foundation,components,certificate}/*/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const spoken = import.meta.glob<{ spoken: readonly SpokenRow[] }>('../{components,certificate}/*/*.spoken.tsx', {
  eager: true,
})

const notComponents = /\/internal\/|\.(stories|test|spoken|fixture)\.tsx?$/
const speaking = /\bannounce\(|role="(?:status|alert)"|aria-live=/g

const folderOf = (path: string) => path.split('/').slice(1, 3).join('/')

/** How often a folder's sources speak. */
function places(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [path, source] of Object.entries(sources)) {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const count = notComponents.test(path) ? 0 : (code.match(speaking) ?? []).length
    if (count > 0) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + count)
  }
  return counts
}

const rowsIn = (folder: string) =>
  Object.entries(spoken).flatMap(([path, file]) => (folderOf(path) === folder ? file.spoken : []))

it.each([...places()])('%s has a row of the spoken contract for each of its %i places that speak', (folder, count) => {
  expect(rowsIn(folder).length, `src/${folder}/*.spoken.tsx`).toBeGreaterThanOrEqual(count)
})

const [report = ''] = Object.values(
  import.meta.glob<string>('../../api.md', { query: '?raw', import: 'default', eager: true }),
)

/** These callbacks report no change of a value: an overlay that opens, a draft, an upload in progress. */
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
