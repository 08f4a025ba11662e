import { today } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { departureBefore } from './departure.ts'

const transport = (dateOfDeparture: string) => ({ transport: { dateOfDeparture } })

describe('[CRT-13] a certificate that would come after its goods', () => {
  it.each([
    ['the day before', transport('2026-11-21'), '2026-11-22', '2026-11-21'],
    ['the day itself', transport('2026-11-22'), '2026-11-22', undefined],
    ['the day after', transport('2026-11-23'), '2026-11-22', undefined],
    ['the year before', transport('2026-12-31'), '2027-01-01', '2026-12-31'],
    ['dispatch where no departure is asked', { control: { dispatchDate: '2026-11-20' } }, '2026-11-22', '2026-11-20'],
    ['no day at all', {}, '2026-11-22', undefined],
  ])('%s', (_title, application, day, expected) => expect(departureBefore(application, day)).toBe(expected))

  it('counts in days of Oslo', () => {
    const leaves = transport('2026-11-22')
    expect(departureBefore(leaves, today('2026-11-22T22:59:00Z'))).toBeUndefined()
    expect(departureBefore(leaves, today('2026-11-22T23:00:00Z'))).toBe('2026-11-22')
  })
})
