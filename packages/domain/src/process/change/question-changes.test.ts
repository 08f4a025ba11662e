import { describe, expect, it } from 'vitest'
import type { Pin } from '../../application/clarification.ts'
import type { ChangedFact } from './changed-facts.ts'
import { changesFor, isAnswered } from './question-changes.ts'

const changed = (pin: Pin): ChangedFact => ({ kind: 'changed', pin, label: '' })
const weight = changed({ line: 'a', fact: 'netWeight' })
const gone = changed({ line: 'b' })
const reference = changed({ fact: 'consignor.internalReference' })
const all = [weight, gone, reference]
const about = (...pins: Pin[]) => changesFor({ pins, unlocksAll: false }, all)

describe('[ACT-08] a question', () => {
  it('is about what is pinned to it, and no other answer or line', () => {
    expect(about({ line: 'a', fact: 'netWeight' })).toEqual([weight])
    expect(about({ line: 'a', fact: 'species' })).toEqual([])
    expect(about({ line: 'a' })).toEqual([weight])
    expect(about({ fact: 'productLines' })).toEqual([weight, gone])
    expect(about({ line: 'b', fact: 'netWeight' })).toEqual([gone])
    expect(about()).toEqual([])
    expect(changesFor({ pins: [], unlocksAll: true }, all)).toEqual(all)
  })

  it.each([
    [{ changes: 0, words: ' ', files: 0 }, false],
    [{ changes: 1, words: '', files: 0 }, true],
    [{ changes: 0, words: 'Ja.', files: 0 }, true],
    // Files that nobody says anything about answer nothing.
    [{ changes: 1, words: '', files: 1 }, false],
  ])('with %j is answered: %s', (answer, done) => {
    expect(isAnswered(answer)).toBe(done)
  })
})
