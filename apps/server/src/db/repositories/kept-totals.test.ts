import { expect, it } from 'vitest'
import type { ListScope } from './application-filters.ts'
import { keepTotals } from './kept-totals.ts'

const ours: ListScope = { audience: 'submitter', organisationNumber: '310000043' }
const theirs: ListScope = { audience: 'submitter', organisationNumber: '310000051' }
const officer = (personId: string, now: Date): ListScope => ({
  audience: 'caseworker',
  personId,
  office: undefined,
  plantsNamed: () => new Map(),
  now,
  askedBefore: now,
})

it('[OPS-07] [SEC-07] keeps the total of a long list for a minute, for whom it was counted and for the same filters in any order', () => {
  let now = new Date('2026-11-27T10:00:00Z')
  const totals = keepTotals(() => now)
  totals.keep(ours, { status: ['UTSTEDT'], destinationCountries: ['CN'] }, 20_000)
  totals.keep(officer('kari', now), { assigned: 'me' }, 30_000)
  expect(totals.read(ours, { destinationCountries: ['CN'], status: ['UTSTEDT'] })).toBe(20_000)
  expect(totals.read(ours, { status: ['UTSTEDT'] })).toBeUndefined()
  expect(totals.read(theirs, { status: ['UTSTEDT'], destinationCountries: ['CN'] })).toBeUndefined()
  now = new Date('2026-11-27T10:00:59Z')
  expect(totals.read(officer('kari', now), { assigned: 'me' })).toBe(30_000)
  expect(totals.read(officer('henrik', now), { assigned: 'me' })).toBeUndefined()
  now = new Date('2026-11-27T10:01:00Z')
  expect(totals.read(ours, { status: ['UTSTEDT'], destinationCountries: ['CN'] })).toBeUndefined()
})

it('forgets the list that was counted longest ago where there are too many', () => {
  const totals = keepTotals(() => new Date('2026-11-27T10:00:00Z'))
  for (let n = 0; n <= 2000; n += 1) totals.keep(ours, { referenceNumber: String(n) }, n)
  expect(totals.read(ours, { referenceNumber: '0' })).toBeUndefined()
  expect(totals.read(ours, { referenceNumber: '1' })).toBe(1)
  expect(totals.read(ours, { referenceNumber: '2000' })).toBe(2000)
})
