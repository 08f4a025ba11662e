import { expect, it } from 'vitest'
import { absurdities } from '../../testing/consignments.ts'
import { drawnTemplates, heldBack, judgedAbsurdities } from '../../testing/judge-consignments.ts'

it('[RUL-08] of 300 applications with one planted absurdity each, none approves itself', () => {
  expect(drawnTemplates.length).toBeGreaterThanOrEqual(7)
  expect(judgedAbsurdities(300, 1).approved).toEqual([])
})

it('[RUL-08] of 300 sensible ones at most 3 % more than before go to a person', () => {
  const { held, clean } = heldBack(300, 1)
  expect(held.length, held.join('\n')).toBeLessThanOrEqual(9)
  expect(clean).toBeGreaterThan(270)
})

it('[RUL-08] of 10 000 applications with one planted absurdity each, none approves itself', { tags: 'proof' }, () => {
  const { planted, approved } = judgedAbsurdities(10_000, 100_000)
  expect(approved).toEqual([])
  expect([...planted].sort()).toEqual(Object.keys(absurdities).sort())
})

it('[RUL-08] of 10 000 sensible ones at most 3 % more than before go to a person', { tags: 'proof' }, () => {
  const { held, clean } = heldBack(10_000, 100_000)
  expect(held.length, held.join('\n')).toBeLessThanOrEqual(300)
  expect(clean).toBeGreaterThan(9000)
})
