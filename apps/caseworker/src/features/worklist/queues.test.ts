import { applicationStatuses, decodeQuery, encodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import {
  countOf,
  openStatuses,
  queueNames,
  queueOf,
  queues,
  toServerQuery,
  withAssignment,
  withQueue,
} from './queues.ts'

const first = decodeQuery({})

describe('queues', () => {
  it('opens with everything that is not finished', () => {
    expect(queueOf(first)).toBe('open')
    expect(toServerQuery(first).filters.status).toEqual(openStatuses)
  })

  it('[LST-17] is found again in the address it wrote', () => {
    for (const name of queueNames) expect(queueOf(decodeQuery(encodeQuery(withQueue(first, name))))).toBe(name)
  })

  it('[LST-09] goes back to the first page and keeps whose cases they are', () => {
    const onPageThree = { ...withAssignment(first, 'me'), page: 3 }
    expect(withQueue(onPageThree, 'signing')).toMatchObject({
      page: 0,
      filters: { assigned: 'me', status: ['TIL_SIGNERING'] },
    })
    expect(withAssignment(onPageThree, 'none')).toMatchObject({ page: 0, filters: { assigned: 'none' } })
  })

  it('[CW-01] counts the cases of its statuses', () => {
    const byStatus = Object.fromEntries(applicationStatuses.map((status, index) => [status, index + 1]))
    expect(countOf('signing', byStatus)).toBe(byStatus.TIL_SIGNERING)
    expect(countOf('stopped', {})).toBe(0)
    const statuses: readonly string[] = queues.open
    expect(countOf('open', byStatus)).toBe(statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0))
  })
})
