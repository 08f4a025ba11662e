import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('keeps each item once, beside those of which the same is said, in their order', () => {
  const keyOf = (number: number) => number % 5
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (numbers) => {
      const groups = groupBy(numbers, keyOf)
      expect([...groups.keys()]).toEqual([...new Set(numbers.map(keyOf))])
      for (const [key, group] of groups) expect(group).toEqual(numbers.filter((number) => keyOf(number) === key))
    }),
  )
})
