import { describe, expect, it } from 'vitest'
import { officePolicy } from '../../testing/example-offices.ts'
import { pickupMovableUntil, pickupStanding } from './pickup-standing.ts'

const bergen = officePolicy('BERGEN')
const kloefta = officePolicy('KLOEFTA')
const pickup = { office: 'BERGEN', date: '2026-11-23', time: '09:00' }

describe('[EXP-11] a pickup can be moved', () => {
  it.each([
    ['an hour before it', '2026-11-23T07:00:00Z', bergen, 'MOVABLE'],
    ['not a second later', '2026-11-23T07:00:01Z', bergen, 'TOO_NEAR'],
    ['half an hour before it at Kløfta', '2026-11-23T07:30:00Z', kloefta, 'MOVABLE'],
    ['not where it is over', '2026-11-24T07:00:00Z', kloefta, 'TOO_NEAR'],
    ['not where its office is gone', '2026-11-20T07:00:00Z', undefined, 'OFFICE_GONE'],
  ])('%s', (_title, now, policy, standing) => {
    expect(pickupStanding(pickup, policy, now)).toBe(standing)
  })

  it.each([
    ['there is none', undefined],
    ['no office is chosen', { date: '2026-11-23', time: '09:00' }],
    ['no day is chosen', { office: 'BERGEN', time: '09:00' }],
    ['no time is known', { office: 'BERGEN', date: '2026-11-23' }],
    ['its day cannot be read', { office: 'BERGEN', date: '2026-11-31', time: '09:00' }],
  ])('not where %s', (_title, chosen) => {
    expect(pickupStanding(chosen, bergen, '2026-11-20T07:00:00Z')).toBe('NONE')
  })

  it('until a moment that can be said', () => {
    expect(pickupMovableUntil(pickup, bergen)).toBe('2026-11-23T07:00:00.000Z')
    expect(pickupMovableUntil(pickup, kloefta)).toBe('2026-11-23T07:30:00.000Z')
  })
})
