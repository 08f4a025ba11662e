import { applicationStatuses, decodeQuery, encodeQuery } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import {
  countOf,
  officeOf,
  openStatuses,
  queueNames,
  queueOf,
  queues,
  toServerQuery,
  withAssignment,
  withMine,
  withOffice,
  withOfficeQueue,
  withQueue,
} from './queues.ts'

const first = decodeQuery({})

describe('queues', () => {
  it('opens with everything that is not finished', () => {
    expect(queueOf(first)).toBe('open')
    expect(toServerQuery(first).filters.status).toEqual(openStatuses)
    expect(toServerQuery(withQueue(first, 'delivery')).filters).toEqual({ awaits: 'delivery', office: 'own' })
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
    expect(withQueue(onPageThree, 'printing').filters).toEqual({ assigned: 'me', awaits: 'print' })
    expect(withAssignment(onPageThree, 'none')).toMatchObject({ page: 0, filters: { assigned: 'none' } })
  })

  it('[CW-06] [ACT-05] [ACT-08] holds what its exporter corrects as what waits for them, and not among what is open', () => {
    for (const waits of queues.waiting.status) expect(openStatuses).not.toContain(waits)
    const waiting = withQueue(first, 'waiting')
    expect(toServerQuery(waiting).filters.status).toEqual(['AVKLARING_INNSENDER', 'UNDER_REGISTRERING'])
    const byStatus = { AVKLARING_INNSENDER: 4, UNDER_REGISTRERING: 1 }
    expect(
      countOf('waiting', { byStatus, awaiting: { print: 0, delivery: 0, overdue: 0, reading: 0, setback: 0 } }),
    ).toBe(5)
  })

  it('[CW-06] is one’s own, of all offices, or an office’s, whoever has its cases', () => {
    const bergen = withAssignment(withOffice({ ...first, page: 2 }, 'all'), 'none')
    expect(withMine(bergen, 'open')).toEqual({ ...first, filters: { assigned: 'me', office: 'all' } })
    expect(withOfficeQueue(bergen, 'new').filters).toEqual({ office: 'all', status: ['INNSENDT'] })
    expect(withOfficeQueue(withMine(first, 'open'), 'open').filters.assigned).toBeUndefined()
  })

  it('[CW-06] is of the own office, unless all or certain ones are asked for', () => {
    expect(officeOf(first)).toBe('own')
    expect(withOffice(withOffice(first, 'all'), 'own')).toEqual(first)
    const bergen = { ...first, filters: { certificateRetrievalOffice: ['BERGEN'] } }
    expect(toServerQuery(bergen).filters).toMatchObject({ office: 'all', certificateRetrievalOffice: ['BERGEN'] })
    expect(withOffice(bergen, 'own').filters).toEqual({})
  })

  it('[CW-01] counts the cases of its statuses, or what they await', () => {
    const byStatus = Object.fromEntries(applicationStatuses.map((status, index) => [status, index + 1]))
    const workload = { byStatus, awaiting: { print: 7, delivery: 3, overdue: 2, reading: 1, setback: 4 } }
    expect(countOf('signing', workload)).toBe(byStatus.TIL_SIGNERING)
    expect(countOf('stopped', { ...workload, byStatus: {} })).toBe(0)
    expect(countOf('printing', workload)).toBe(7)
    expect(countOf('delivery', workload)).toBe(3)
    expect(countOf('overdue', workload)).toBe(2)
    expect(countOf('answered', workload)).toBe(1)
    expect(countOf('setbacks', workload)).toBe(4)
    const sum = openStatuses.reduce((total, status) => total + (byStatus[status] ?? 0), 0)
    expect(countOf('open', workload)).toBe(sum)
  })
})
