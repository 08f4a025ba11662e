import { describe, expect, it } from 'vitest'
import { decodeStored } from '../../foundation/internal/storage.js'
import { columnFacts } from './column-facts.js'
import {
  defaultLayout,
  isDefaultLayout,
  parseLayout,
  storedLayout,
  toTableState,
  withTableState,
} from './column-layout.js'

const columns = columnFacts<{ name: string }>([
  { id: 'reference', header: 'Referanse', enableHiding: false },
  { id: 'status', header: 'Status' },
  { id: 'time', header: 'Tid', meta: { defaultHidden: true } },
  { id: 'office', header: 'Kontor' },
])
const change = (layout: object, state: Parameters<typeof withTableState>[2]) => withTableState(columns, layout, state)
const seen = (layout: object) => {
  const { columnVisibility } = toTableState(columns, layout)
  return columns.filter(({ id }) => columnVisibility[id] !== false).map(({ id }) => id)
}
const order = (layout: object) => toTableState(columns, layout).columnOrder

describe('a column layout', () => {
  it('[LST-01] starts with the columns that are not hidden at first', () => {
    expect(seen(defaultLayout)).toEqual(['reference', 'status', 'office'])
  })

  it('[TBL-04] keeps only what differs from the defaults', () => {
    const changed = change(defaultLayout, { columnVisibility: { time: true, status: false, office: true } })
    expect(changed).toEqual({ visibility: { time: true, status: false } })
    expect(change(changed, { columnVisibility: { time: false, status: true } })).toEqual({})
    expect(isDefaultLayout(change({}, { columnSizing: {}, columnPinning: { start: [], end: [] } }))).toBe(true)
  })

  it('never hides a column that is always shown, whatever was stored', () => {
    expect(seen({ visibility: { reference: false } })).toContain('reference')
  })

  it('shows a column that a later version adds, and forgets one that it removes', () => {
    const stored = { visibility: { gone: false } }
    expect(seen(stored)).toEqual(seen({}))
    expect(change(stored, { columnVisibility: { gone: false, status: false } }).visibility).toEqual({
      gone: false,
      status: false,
    })
  })

  it('[TBL-07] keeps an order only while it differs from the given one', () => {
    const moved = change({}, { columnOrder: ['office', 'reference', 'status', 'time'] })
    expect(order(moved)).toEqual(['office', 'reference', 'status', 'time'])
    expect(change(moved, { columnOrder: ['reference', 'status', 'time', 'office'] })).toEqual({})
  })

  it('puts a column of a later version after the one it was given after, and forgets one that is gone', () => {
    expect(order({ order: ['office', 'gone', 'status', 'reference'] })).toEqual([
      'office',
      'status',
      'time',
      'reference',
    ])
    expect(order({ order: ['office', 'time', 'status'] })).toEqual(['reference', 'office', 'time', 'status'])
  })

  it('[TBL-07] keeps widths between 56 and 640 pixels', () => {
    expect(change({}, { columnSizing: { status: 12, office: 9000 } }).widths).toEqual({ status: 56, office: 640 })
  })

  it.each([
    ['no JSON', '{"v":2,'],
    ['another version', '{"v":1,"d":{"shown":[],"hidden":[]}}'],
    ['a list', '{"v":2,"d":["status"]}'],
    ['nothing', 'null'],
  ])('[LST-02] ignores a corrupt stored value: %s', (_, raw) => {
    expect(decodeStored(raw, storedLayout('test'))).toBeUndefined()
  })

  it('[LST-02] ignores a part that is none and reads back what it stored', () => {
    expect(parseLayout({ visibility: { status: 'no' }, order: [1], widths: 7, pinned: {}, density: 'xl' })).toEqual({})
    const layout = {
      visibility: { time: true },
      order: ['time'],
      widths: { time: 90 },
      pinned: { start: ['time'], end: [] },
      density: 'sm',
    }
    expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
  })
})
