import type { SpokenRow } from '../../contract/spoken-row.js'
import { Pagination } from './pagination.js'

const pages = (page: number, total = 214) => (
  <Pagination page={page} pageSize={10} total={total} onPageChange={() => undefined} />
)

export const spoken: readonly SpokenRow[] = [
  { component: 'Pagination', action: 'the list is first drawn', element: pages(1), says: [] },
  {
    component: 'Pagination',
    action: 'another page is shown',
    element: pages(1),
    act: ({ rerender }) => rerender(pages(2)),
    says: '11-20 av 214 søknader',
  },
  {
    component: 'Pagination',
    action: 'the last row is gone',
    element: pages(1, 1),
    act: ({ rerender }) => rerender(pages(1, 0)),
    says: 'Ingen søknader',
  },
]
