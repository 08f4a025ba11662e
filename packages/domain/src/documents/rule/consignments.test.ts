import { expect, it } from 'vitest'
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
