import { describe, expect, it } from 'vitest'
import { joinCells, type KeptCells } from './join-cells.ts'
import { cellKey } from './series-rows.ts'

const weight = 'productLines.0.netWeight'
const lot = 'productLines.0.lotNumber'

const page = (changes: Record<number, Record<string, string | number>>, unread: Record<string, string> = {}) =>
  ({
    changes: new Map(Object.entries(changes).map(([row, values]) => [Number(row), values])),
    unread: new Map(Object.entries(unread).map(([key, text]) => [key, { text, code: 'number' }])),
  }) satisfies KeptCells

const textsOf = ({ unread }: KeptCells) => Object.fromEntries([...unread].map(([key, { text }]) => [key, text]))

describe('[EXP-03] cells that several pages have left', () => {
  it('[EXP-03] are of each cell what was written last, and of each row all its cells', () => {
    const { changes } = joinCells([
      page({ 1: { [weight]: 20, [lot]: 'A' }, 2: { [weight]: 5 } }),
      page({ 1: { [weight]: 30 } }),
    ])
    expect(Object.fromEntries(changes)).toEqual({ 1: { [weight]: 30, [lot]: 'A' }, 2: { [weight]: 5 } })
  })

  it('[EXP-03] keep what was written where it cannot be read, until it is edited', () => {
    const unreadable = page({}, { [cellKey(1, weight)]: 'mye', [cellKey(1, lot)]: '?', [cellKey(2, weight)]: 'lite' })
    const left = joinCells([unreadable, page({ 1: { [weight]: 30 } }, { [cellKey(1, lot)]: '??' })])
    expect(textsOf(left)).toEqual({ [cellKey(1, lot)]: '??', [cellKey(2, weight)]: 'lite' })
    expect(textsOf(joinCells([page({ 1: { [weight]: 30 } }), unreadable]))[cellKey(1, weight)]).toBe('mye')
  })

  it('[EXP-03] are none where no page has left any', () => {
    expect(joinCells([])).toEqual({ changes: new Map(), unread: new Map() })
  })
})
