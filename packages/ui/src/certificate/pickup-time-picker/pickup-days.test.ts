import { officeDay, pickupBands } from '@eksport/domain'
import { officePolicy } from '@eksport/domain/testing'
import { addDays, localize } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { closedDaysOf, freeSlots } from '../../components/slot-picker/days.logic.js'
import { pickupDays } from './pickup-days.logic.js'
import { pickupTexts } from './pickup-time-picker.texts.js'

const words = {
  locale: 'nb',
  t: (key: keyof typeof pickupTexts, params?: Record<string, string | number>) =>
    localize(pickupTexts[key], 'nb', params),
} as const
const now = '2027-04-30T10:00:00Z'

describe('pickupDays', () => {
  it('[PIK-10] lists holidays, not weekends', () => {
    const dayOf = pickupDays(officePolicy('KLOEFTA'), now, words)
    expect(closedDaysOf(dayOf, '2027-05-20').map(({ date }) => date)).toEqual([
      '2027-05-01',
      '2027-05-06',
      '2027-05-16',
      '2027-05-17',
    ])
  })

  it('[PIK-05] offers on every day of a year just the times that the domain offers, in its bands', () => {
    for (const office of ['KLOEFTA', 'BERGEN']) {
      const policy = officePolicy(office)
      const dayOf = pickupDays(policy, now, words)
      for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
        const day = officeDay(policy, date, now)
        const free = day.slots.filter(({ state }) => state === 'free')
        expect([date, freeSlots(dayOf(date)).map(({ time }) => time)]).toEqual([date, free.map(({ time }) => time)])
        expect(dayOf(date).windows.map(({ id }) => id)).toEqual(pickupBands(day).map(({ code }) => code))
        expect(dayOf(date).windows.length > 0).toBe(day.open && pickupBands(day).length > 0)
      }
    }
  })

  it('[PIK-05] says over the times of Christmas Eve that cost double that they do', () => {
    const { windows } = pickupDays(officePolicy('KLOEFTA'), now, words)('2027-12-24')
    expect(windows.map(({ label, note }) => [label, note])).toEqual([
      ['Før kl. 12:00', undefined],
      ['Kl. 12:00–14:00', 'Dobbelt gebyr utenfor åpningstid'],
    ])
  })

  it('[PIK-10] says why a day is closed, and what is other than usual on an open one', () => {
    const dayOf = pickupDays(officePolicy('BERGEN'), '2026-12-20T10:00:00Z', words)
    expect(dayOf('2026-12-25')).toMatchObject({ windows: [], reason: expect.stringContaining('Stengt'), special: true })
    expect(dayOf('2026-12-27')).toMatchObject({ windows: [], special: false })
    expect(dayOf('2026-12-31').note).toBe('Nyttårsaften: åpent kl. 10:00–12:00.')
  })
})
