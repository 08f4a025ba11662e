import { aProductLine } from '@eksport/domain/testing'
import type { StepSummary } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { answersBefore, changedLines } from './answers-before.ts'
import { shownLines } from './shown-lines.ts'

const summary = (flightNumber: string, vessel: string): readonly StepSummary[] => [
  {
    step: 'transport',
    title: '',
    sections: [
      {
        id: 'a',
        rows: [
          { path: 'transport.flightNumber', label: '', value: flightNumber },
          { path: 'transport.vessel.name', label: '', value: vessel },
        ],
      },
    ],
  },
]
const line = (id: string, lotNumber: string) => aProductLine({ id, lotNumber })

describe('[EXP-07] the summary', () => {
  it.each([
    ['all of a few', 3, [], [0, 1, 2]],
    ['the first seven of many', 60, [], [0, 1, 2, 3, 4, 5, 6]],
    ['and those with something to see', 60, [8, 20, 59], [0, 1, 2, 3, 4, 5, 6, 8, 20, 59]],
  ])('shows %s', (_, count, toSee, shown) => {
    expect(shownLines(count, new Set(toSee))).toEqual(shown)
  })

  it('knows which answers say something else than before', () => {
    expect([...answersBefore(summary('TEST 8012', ''), summary('TEST 8013', 'Havbris'))]).toEqual([
      ['transport.flightNumber', 'TEST 8012'],
      ['transport.vessel.name', ''],
    ])
    expect(answersBefore(summary('TEST 8012', ''), summary('TEST 8012', '')).size).toBe(0)
  })

  it('knows which lines do, also where one before them is gone', () => {
    const before = [line('a', 'L1'), line('b', 'L2'), line('c', 'L3')]
    const copied = line('d', 'L3')
    expect([...changedLines(before, [line('b', 'L2'), line('c', 'L4'), copied])]).toEqual([1, 2])
    expect(changedLines(before, [line('a', 'L1'), line('b', 'L2')]).size).toBe(0)
  })
})
