import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepEqual, getAt, groupBy, isPathWithin, itemsAt, pathsMeet, prune, setAt } from './answers.ts'

const key = fc.stringMatching(/^[a-z]{1,5}$/)
const path = fc.array(key, { minLength: 1, maxLength: 4 }).map((keys) => keys.join('.'))
const answers = fc.dictionary(key, fc.jsonValue())

describe('answers by path', () => {
  it('what is set is found, nothing else has moved, and the original is as it was', () => {
    fc.assert(
      fc.property(answers, path, fc.integer(), (before, at, value) => {
        const copy = structuredClone(before)
        const after = setAt(before, at, value)
        expect(getAt(after, at)).toBe(value)
        expect(before).toEqual(copy)
        const [first] = at.split('.')
        for (const other of Object.keys(before)) if (other !== first) expect(after[other]).toBe(before[other])
      }),
    )
  })

  it('what is taken away is gone, key and all', () => {
    expect(setAt({ a: { b: 1, c: 2 } }, 'a.b', undefined)).toEqual({ a: { c: 2 } })
    expect(Object.keys(setAt({ a: 1 }, 'a', undefined))).toEqual([])
  })

  it('goes into lists by index', () => {
    expect(setAt({ list: [{ a: 1 }] }, 'list.0.a', 2)).toEqual({ list: [{ a: 2 }] })
    expect(setAt({} as { list?: unknown }, 'list.0.a', 2)).toEqual({ list: [{ a: 2 }] })
    expect(getAt({ list: [{ a: 1 }] }, 'list.0.a')).toBe(1)
  })

  it.each(['__proto__.polluted', 'constructor.prototype.polluted'])('reaches no prototype by %s', (at) => {
    expect(() => setAt({}, at, 'yes')).toThrow()
    expect(getAt({}, at)).toBeUndefined()
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('reads a list of items, and an empty item where there is none', () => {
    expect(itemsAt({ lines: [{ a: 1 }, null, 'x'] }, 'lines')).toEqual([{ a: 1 }, {}, {}])
    expect(itemsAt({ lines: 'x' }, 'lines')).toEqual([])
  })

  it.each([
    ['a.b', 'a.b', true, true],
    ['a.b', 'a', true, true],
    ['a', 'a.b', false, true],
    ['ab', 'a', false, false],
  ])('of the path %s and %s, the first is within the second: %s, and they meet: %s', (path, whole, isWithin, isMet) => {
    expect([isPathWithin(path, whole), pathsMeet(path, whole)]).toEqual([isWithin, isMet])
  })

  it('leaves nothing undefined and no empty object', () => {
    expect(prune({ a: undefined, b: { c: undefined }, d: [{}, { e: undefined }], f: 0, g: false, h: null })).toEqual({
      d: [{}, {}],
      f: 0,
      g: false,
      h: null,
    })
    expect(prune({ a: {} })).toBeUndefined()
  })

  it('tells the same from the different, as JSON does', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => deepEqual(value, structuredClone(value))))
    expect(deepEqual({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(deepEqual([1], { 0: 1 })).toBe(false)
    expect(deepEqual(null, {})).toBe(false)
  })
})

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
