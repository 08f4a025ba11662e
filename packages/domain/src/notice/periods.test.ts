import { expect, it } from 'vitest'
import { lastPassed } from './periods.ts'

const asked = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-21T11:59:59Z', undefined],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-23T11:59:59Z', '2026-11-21T12:00:00.000Z'],
  // A server that stood still for a week reminds once.
  ['2026-12-01T12:00:00Z', '2026-11-23T12:00:00.000Z'],
])('[ACT-14] at %s the reminder of %s is due', (now, due) => {
  expect(lastPassed(asked, [24, 72], new Date(now))?.toISOString()).toBe(due)
})
