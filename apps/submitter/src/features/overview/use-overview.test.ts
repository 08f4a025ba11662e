import { type ApplicationQuery, decodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { withQuickFilter } from './quick-filter.ts'
import { overviewFilters } from './use-overview.ts'

const { chips: chipFilters, countChips, withChips: withChipFilters, withPanel: withPanelFilters } = overviewFilters

const asked = (record: Record<string, string>): ApplicationQuery => decodeQuery(record)
const busy = { destinationCountries: 'BR,CN', fromDateTime: '2026-11-01', toDateTime: '2026-11-20' }

describe('filters of the overview', () => {
  it('[LST-06] makes no chips of the search field and of a quick filter, which show themselves', () => {
    const query = withQuickFilter(asked({ ...busy, referenceNumber: '4001' }), 'in-progress')
    expect(chipFilters(query)).toEqual(asked(busy).filters)
    expect(countChips(query)).toBe(2)
  })

  it('[LST-06] makes chips of statuses that are no quick filter', () => {
    expect(chipFilters(asked({ status: 'INNSENDT' }))).toEqual({ status: ['INNSENDT'] })
    expect(countChips(asked({}))).toBe(0)
  })

  it('[LST-09] goes back to the first page and keeps the number that is searched for', () => {
    const query = withPanelFilters(asked({ referenceNumber: '40', page: '3' }), { consigneeName: 'Test' })
    expect(query).toMatchObject({ page: 0, filters: { referenceNumber: '40', consigneeName: 'Test' } })
  })

  it('[FLT-01] takes the chips away and leaves the quick filter', () => {
    const query = withQuickFilter(asked({ ...busy, page: '2' }), 'done')
    expect(withChipFilters(query, {})).toMatchObject({ page: 0, filters: { status: ['UTSTEDT'] } })
    expect(withChipFilters(asked({ ...busy, status: 'INNSENDT' }), {}).filters).toEqual({})
  })
})
