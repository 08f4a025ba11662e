import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  ['2026-11-20T11:47:00Z', 'over', '25\u00a0min over'],
  ['2026-11-18T11:00:00Z', 'over', '2\u00a0d over'],
  ['2026-11-20T12:12:00Z', 'soon', '0\u00a0min'],
  ['2026-11-20T13:00:00Z', 'soon', '48\u00a0min'],
  ['2026-11-20T14:00:00Z', 'later', '1\u00a0t 48\u00a0min'],
  ['2026-11-23T07:30:00Z', 'later', '23.11. 08:30'],
])('[ACT-06] what is left until %s: %s, %s', (at, tone, text) => {
  expect(timeLeft(at, '2026-11-20T12:12:00Z')).toMatchObject({ tone, text: { nb: text } })
})
