import { decodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { worklist } from './worklist.ts'

const { chips: chipFilters, withChips, withPanel: withFilters } = worklist.filters

const asked = (record: Record<string, string>) => decodeQuery(record)

describe('filters of the officers’ list', () => {
  it('[CW-01] makes no chips of the queue and of whose cases they are', () => {
    expect(chipFilters(asked({ status: 'INNSENDT', assigned: 'me', species: '711' }))).toEqual({ species: ['711'] })
    expect(chipFilters(asked({}))).toEqual({})
  })

  it('[CW-01] makes chips of statuses that are no queue', () => {
    const status = ['AVSLAG', 'ERSTATTET']
    expect(chipFilters(asked({ status: status.join() }))).toEqual({ status })
  })

  it('[LST-09] goes back to the first page and keeps whose cases they are', () => {
    const query = withFilters(asked({ assigned: 'none', page: '3', status: 'INNSENDT' }), { consigneeName: 'Test' })
    expect(query).toMatchObject({ page: 0, filters: { assigned: 'none', consigneeName: 'Test' } })
    expect(query.filters.status).toBeUndefined()
  })

  it('[FLT-01] a reset leaves the queue, and takes statuses that are none', () => {
    expect(withFilters(asked({ status: 'INNSENDT', species: '711' }), {}, 'reset').filters).toEqual({
      status: ['INNSENDT'],
    })
    expect(withFilters(asked({ status: 'AVSLAG,ERSTATTET' }), {}, 'reset').filters).toEqual({})
  })

  it('[FLT-01] takes chips away and leaves the queue', () => {
    const query = asked({ status: 'TIL_SIGNERING', species: '711', page: '2' })
    expect(withChips(query, {})).toMatchObject({ page: 0, filters: { status: ['TIL_SIGNERING'] } })
    expect(withChips(asked({ status: 'AVSLAG' }), {}).filters).toEqual({})
  })
})
