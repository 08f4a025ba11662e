import type { StepSummary } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { answersBefore, changedLines } from './answers-before.ts'
import { shownLines } from './shown-lines.ts'

const row = (path: string, value: string) => ({ path, label: path, value })
const summary = (...lots: string[]): readonly StepSummary[] => [
  { step: 'transport', title: '', sections: [{ id: 'a', rows: [row('transport.flightNumber', 'TEST 8012')] }] },
  {
    step: 'varelinjer',
    title: '',
    sections: [],
    items: lots.map((lot, index) => ({
      index,
      title: '',
      sections: [{ id: 'b', rows: [row(`productLines.${index}.lotNumber`, lot)] }],
    })),
  },
]

describe('[EXP-07] the summary', () => {
  it.each([
    ['all of a few', 3, [], [0, 1, 2]],
    ['the first seven of many', 60, [], [0, 1, 2, 3, 4, 5, 6]],
    ['and those with something to see', 60, [8, 20, 59], [0, 1, 2, 3, 4, 5, 6, 8, 20, 59]],
  ])('shows %s', (_, count, toSee, shown) => {
    expect(shownLines(count, new Set(toSee))).toEqual(shown)
  })

  it('knows which answers say something else than before, and of which lines', () => {
    const before = answersBefore(summary('L1', 'L2'), summary('L1', 'L3', 'L4'))
    expect([...before]).toEqual([
      ['productLines.1.lotNumber', 'L2'],
      ['productLines.2.lotNumber', ''],
    ])
    expect([...changedLines(before)]).toEqual([1, 2])
    expect(answersBefore(summary('L1'), summary('L1')).size).toBe(0)
  })
})
