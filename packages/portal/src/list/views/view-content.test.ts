import { decodeQuery } from '@eksport/domain'
import { type ApplicationColumn, applicationColumns } from '@eksport/ui/certificate'
import { describe, expect, it } from 'vitest'
import { contentOf, isChanged, openedView } from './view-content.ts'

const columns: readonly ApplicationColumn[] = applicationColumns({
  labels: { label: (_, code) => code, scientificName: () => undefined },
  viewpoint: 'INNSENDER',
  locale: 'nb',
})
const shown = ['reference', 'status']
const query = decodeQuery({
  status: 'UTSTEDT,INNSENDT',
  sort: 'REFERENCE_NUMBER',
  direction: 'DESC',
  page: '2',
  size: '20',
})
const view = { id: '5f0c9a52-7d3b-4b53-8f0a-2f6f3f1d9a11', name: 'Mine', version: 1, ...contentOf({ query, shown }) }

describe('[LST-18] a saved view', () => {
  it('[LST-18] [LIB-06] keeps filters, order and columns, and neither the page nor how many rows it has', () => {
    expect(view).toMatchObject({
      search: { status: 'UTSTEDT,INNSENDT', sort: 'REFERENCE_NUMBER', direction: 'DESC' },
      columns: shown,
    })
    expect(openedView(view, { size: 30 })).toEqual({
      query: { ...query, page: 0, size: 30 },
      as: { view: view.id, columns: shown },
    })
  })

  it('[LIB-06] keeps a period that is counted from today as that, so that it goes on with the days', () => {
    const period = { fromDateTime: 'today-6', toDateTime: 'today' }
    const saved = contentOf({ query: decodeQuery(period), shown })
    expect(saved.search).toEqual(period)
    expect(openedView({ ...view, ...saved }, { size: 30 }).query.filters).toEqual(period)
  })

  it('[LST-18] opens with what still counts when a status, a filter or a column is gone', () => {
    const old = { ...view, search: { ...view.search, status: 'UTSTEDT,BORTE', gone: 'x' }, columns: ['gone', ...shown] }
    const opened = openedView(old, { size: 10 })
    expect(opened.query.filters).toEqual({ status: ['UTSTEDT'] })
    expect(isChanged(old, { query: opened.query, shown, columns })).toBe(false)
  })

  it('[LST-18] is changed by a filter, the order or a column; not by a page, nor by the order of a filter’s values', () => {
    const changed = (search: Record<string, string>, now = shown) =>
      isChanged(view, { query: decodeQuery({ ...view.search, ...search }), shown: now, columns })
    expect(changed({ page: '4', size: '30', status: 'INNSENDT,UTSTEDT' })).toBe(false)
    expect(changed({ status: 'UTSTEDT' })).toBe(true)
    expect(changed({ direction: 'ASC' })).toBe(true)
    expect(changed({}, ['status', 'reference'])).toBe(true)
  })
})
