import { expect, it } from 'vitest'
import { absurdities } from '../../testing/consignments.ts'
import { heldBack, judgedAbsurdities } from '../../testing/judge-consignments.ts'

it('[RUL-08] of 10 000 applications with one planted absurdity each, none approves itself', () => {
  const { planted, approved } = judgedAbsurdities(10_000, 100_000)
  expect(approved).toEqual([])
  expect([...planted].sort()).toEqual(Object.keys(absurdities).sort())
})

it('[RUL-08] of 10 000 sensible ones at most 3 % more than before go to a person', () => {
  const { held, clean } = heldBack(10_000, 100_000)
  expect(held.length, held.join('\n')).toBeLessThanOrEqual(300)
  expect(clean).toBeGreaterThan(9000)
})
