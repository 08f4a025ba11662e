import type { SpokenRow } from '../../contract/spoken-row.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { Pagination } from './pagination.js'

const nouns: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}
const pages = (page: number, total = 214) => (
  <Pagination page={page} pageSize={10} total={total} nouns={nouns} onPageChange={() => undefined} />
)

export const spoken: readonly SpokenRow[] = [
  { component: 'Pagination', action: 'the list is first drawn', element: pages(1), says: [] },
  {
    component: 'Pagination',
    action: 'another page is shown',
    element: pages(1),
    act: ({ rerender }) => rerender(pages(2)),
    says: '11-20 av 214 fiskekort',
  },
  {
    component: 'Pagination',
    action: 'the last row is gone',
    element: pages(1, 1),
    act: ({ rerender }) => rerender(pages(1, 0)),
    says: 'Ingen fiskekort',
  },
]
