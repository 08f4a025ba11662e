import type { SortKey } from '@eksport/domain'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { columns, rows } from '../../testing/sample-table.js'
import type { ApplicationColumnKey } from './application-columns.js'
import { ApplicationTable, type ApplicationTableProps } from './application-table.js'
import { ColumnChooser } from './column-chooser.js'

type Props = ApplicationTableProps<(typeof rows)[number], ApplicationColumnKey, SortKey>

const rowId = (row: (typeof rows)[number]) => String(row.referenceNumber)
const table = (props: Partial<Props> = {}) => (
  <ApplicationTable columns={columns} rows={rows} getRowId={rowId} totalElements={214} {...props} />
)
const component = 'ApplicationTable'
const sort: Props['sort'] = [{ key: 'CERTIFICATE_RETRIEVAL_DATE', direction: 'DESC' }]
const retrievalDateShown = { shown: ['retrievalDate'], hidden: [] } as const
const nothingElse = { shown: [], hidden: [] } as const

const press = (name: RegExp | string) => () => {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, input')]
  const wanted = buttons.find((button) => {
    const text = button.getAttribute('aria-label') ?? button.closest('.eks-choice')?.textContent ?? button.textContent
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
    says: 'Henter søknader',
  },
  {
    component,
    action: 'the rows of a new order have come',
    element: table(),
    act: async ({ user, rerender }) => {
      await user.click(press('Status')())
      rerender(table({ rows: [...rows].reverse() }))
    },
    says: 'Sortert etter status, stigende. 1-10 av 214 søknader',
  },
  {
    component,
    action: 'the rows of an order of two keys have come',
    element: table({ defaultSort: [{ key: 'STATUS', direction: 'ASC' }] }),
    act: async ({ user, rerender }) => {
      await user.keyboard('{Shift>}')
      await user.click(press('Referanse')())
      await user.keyboard('{/Shift}')
      rerender(table({ rows: [...rows].reverse() }))
    },
    says: 'Sortert etter status, stigende, deretter referanse, stigende. 1-10 av 214 søknader',
  },
  {
    component,
    action: 'the rows have come after the order was taken away',
    element: table({ sortCycle: 'three-state', defaultSort: [{ key: 'STATUS', direction: 'DESC' }] }),
    act: async ({ user, rerender }) => {
      await user.click(press('Status')())
      rerender(table({ sortCycle: 'three-state', rows: [...rows].reverse() }))
    },
    says: 'Ikke sortert. 1-10 av 214 søknader',
  },
  {
    component,
    action: 'the column of the order is hidden',
    element: table({ sort, columnLayout: retrievalDateShown }),
    act: ({ rerender }) => rerender(table({ sort, columnLayout: nothingElse })),
    says: 'Sortert etter hentedato, synkende. Kolonnen er skjult.',
  },
  {
    component,
    action: 'a row is chosen',
    element: table({ selectable: true }),
    act: ({ user }) => user.click(press('Velg søknad 4001')()),
    says: '1 valgt',
  },
  {
    component,
    action: 'the rows could not be fetched',
    element: table({ rows: [], totalElements: 0, error: {} }),
    says: 'Klarte ikke å hente søknadenePrøv igjen om litt.',
    politeness: 'assertive',
  },
  ...columnRows(),
]

function columnRows(): SpokenRow[] {
  const chooser = <ColumnChooser columns={columns} resizable />
  const row = (action: string, keys: readonly (string | RegExp)[], says: string, after?: string): SpokenRow => ({
    component: 'ColumnChooser',
    action,
    element: chooser,
    act: async ({ user, wait }) => {
      await user.click(press('Rediger kolonner')())
      for (const key of keys) await user.click(press(key)())
      await wait(1000)
      if (after) await user.keyboard(after)
    },
    says,
  })
  const lifted = 'Referanse er løftet. Plass 2 av 14.'
  const moved = (how: string, last: string, says: string): SpokenRow => ({
    component: 'ColumnChooser',
    action: `a column is lifted, moved and ${how} with the keyboard`,
    element: chooser,
    act: async ({ user, wait }) => {
      await user.click(press('Rediger kolonner')())
      press('Flytt Referanse')().focus()
      await user.keyboard(' ')
      await wait(1000)
      await user.keyboard('{ArrowDown}')
      await wait(1000)
      await user.keyboard(last)
    },
    says: [lifted, 'Referanse, plass 3 av 14.', says],
  })
  return [
    row('a column is hidden', ['Importør'], '9 av 14 vises.'),
    row('all columns are shown', [/^Velg alle/], '14 av 14 vises.'),
    row('a column is moved by its button', ['Flytt Referanse opp'], 'Referanse, plass 1 av 14.'),
    row('a column is made wider', ['Gjør Referanse bredere'], 'Referanse, 138 piksler.'),
    row('the columns are reset', ['Tilbakestill'], 'Kolonnene er som fra starten.'),
    moved('put back', '{Escape}', 'Flyttingen er angret. Referanse står på plass 2 av 14.'),
    moved('put down', ' ', 'Referanse står på plass 3 av 14.'),
  ]
}
