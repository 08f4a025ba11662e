import { expect, it } from 'vitest'
import { shortPeriod } from './short-period.ts'

it.each([
  ['2026-11-17', '2026-11-19', '17.–19.11.'],
  ['2026-11-18', '2026-11-18', '18.11.'],
  ['2026-10-28', '2026-11-02', '28.10.–02.11.'],
  ['2025-11-17', '2025-11-19', '17.–19.11.2025'],
  ['2025-12-30', '2026-01-02', '30.12.2025–02.01.2026'],
  [undefined, '2026-11-19', '19.11.'],
  [undefined, undefined, ''],
])('writes %s to %s as %s', (from, to, text) => {
  expect(shortPeriod({ from, to }, '2026')).toBe(text)
})
