import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { licenceColumns as columns, type Licence, licenceNouns, licences } from '../../testing/sample-licences.js'
import { ColumnChooser } from './column-chooser.js'
import { DataTable, type DataTableProps } from './data-table.js'
import { dataTableFeatures } from './table-features.js'

const rows = licences(8)
const rowId = (row: Licence) => row.id
const table = (props: Partial<DataTableProps<Licence>> = {}) => (
  <DataTable columns={columns} rows={rows} getRowId={rowId} nouns={licenceNouns} total={214} {...props} />
)
const features = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })
const component = 'DataTable'
const sort = [{ key: 'price', direction: 'desc' }] as const
const nothingElse = {}
const priceHidden = { visibility: { price: false } } as const

const press = (name: RegExp | string) => () => {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, input')]
  const wanted = buttons.find((button) => {
    const text =
      button.getAttribute('aria-label') ??
      button.getAttribute('title') ??
      button.closest('.eks-choice')?.textContent ??
      button.textContent
    return typeof name === 'string' ? text === name : name.test(text ?? '')
  })
  if (!wanted) throw new Error(`No control named ${name}`)
  return wanted
}

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the rows take more than a second',
    element: table({ loading: 'initial', rows: [] }),
    says: 'Henter fiskekort',
  },
  {
    component,
    action: 'the rows of a new order have come',
    element: table(),
    act: async ({ user, rerender }) => {
      await user.click(press('Elv')())
      rerender(table({ rows: [...rows].reverse() }))
    },
    says: 'Sortert etter elv, stigende. 1-10 av 214 fiskekort',
  },
  {
    component,
    action: 'the rows of an order of two keys have come',
    element: table({ defaultSort: [{ key: 'river', direction: 'asc' }] }),
    act: async ({ user, rerender }) => {
      await user.keyboard('{Shift>}')
      await user.click(press('Innehaver')())
      await user.keyboard('{/Shift}')
      rerender(table({ rows: [...rows].reverse() }))
    },
    says: 'Sortert etter elv, stigende, deretter innehaver, stigende. 1-10 av 214 fiskekort',
  },
  {
    component,
    action: 'the rows have come after the order was taken away',
    element: table({ sortCycle: 'three-state', defaultSort: [{ key: 'river', direction: 'desc' }] }),
    act: async ({ user, rerender }) => {
      await user.click(press('Elv')())
      rerender(table({ sortCycle: 'three-state', rows: [...rows].reverse() }))
    },
    says: 'Ikke sortert. 1-10 av 214 fiskekort',
  },
  {
    component,
    action: 'the column of the order is hidden',
    element: table({ sort, columnLayout: nothingElse }),
    act: ({ rerender }) => rerender(table({ sort, columnLayout: priceHidden })),
    says: 'Sortert etter pris, synkende. Kolonnen er skjult.',
  },
  {
    component,
    action: 'a row is chosen',
    element: table({ features, selectable: true }),
    act: ({ user }) => user.click(press(/^(Velg|Vel|Select) .* L001$/)()),
    says: '1 valgt',
  },
  {
    component,
    action: 'the rows could not be fetched',
    element: table({ rows: [], total: 0, error: {} }),
    says: 'Klarte ikke å hente fiskekortene Prøv igjen om litt.',
    politeness: 'assertive',
  },
  ...columnRows(),
]

/** The dialog is loaded on first use. */
async function open(user: Parameters<NonNullable<SpokenRow['act']>>[0]['user'], wait: (ms: number) => Promise<void>) {
  await user.click(press(/^(Rediger kolonn|Edit columns)/)())
  await wait(1000)
}

function columnRows(): SpokenRow[] {
  const chooser = <ColumnChooser columns={columns} defaultColumnLayout={priceHidden} resizable />
  const row = (action: string, keys: readonly (string | RegExp)[], says: string, after?: string): SpokenRow => ({
    component: 'ColumnChooser',
    action,
    element: chooser,
    act: async ({ user, wait }) => {
      await open(user, wait)
      for (const key of keys) await user.click(press(key)())
      await wait(1000)
      if (after) await user.keyboard(after)
    },
    says,
  })
  const lifted = 'Innehaver er løftet. Plass 2 av 6.'
  const moved = (how: string, last: string, says: string): SpokenRow => ({
    component: 'ColumnChooser',
    action: `a column is lifted, moved and ${how} with the keyboard`,
    element: chooser,
    act: async ({ user, wait }) => {
      await open(user, wait)
      press(/^(Flytt|Move) Innehaver$/)().focus()
      await user.keyboard(' ')
      await wait(1000)
      await user.keyboard('{ArrowDown}')
      await wait(1000)
      await user.keyboard(last)
    },
    says: [lifted, 'Innehaver, plass 3 av 6.', says],
  })
  return [
    row('a column is hidden', ['Elv'], '4 av 6 vises.'),
    row('all columns are shown', [/^(Vel|Velg|Select) all/], '6 av 6 vises.'),
    row('a column is moved by its button', [/^(Flytt|Move) Innehaver (opp|up)$/], 'Innehaver, plass 1 av 6.'),
    row('a column is made wider', [/^(Gjør|Gjer|Make) Innehaver (bre|wider)/], 'Innehaver, 190 piksler.'),
    row('the columns are reset', [/^(Tilbakestill|Reset)$/], 'Kolonnene er som fra starten.'),
    moved('put back', '{Escape}', 'Flyttingen er angret. Innehaver står på plass 2 av 6.'),
    moved('put down', ' ', 'Innehaver står på plass 3 av 6.'),
  ]
}
