import { describe, expect, it } from 'vitest'
import { decodeStored } from '../../foundation/internal/storage.js'
import {
  canHide,
  defaultLayout,
  isVisible,
  parseLayout,
  storedLayout,
  withAllColumns,
  withColumn,
} from './column-layout.logic.js'

const always = { key: 'reference', hideable: 'always' } as const
const normal = { key: 'status' } as const
const extra = { key: 'time', defaultHidden: true } as const
const columns = [always, normal, extra]

describe('column layout', () => {
  it('[LST-01] starts with the columns that are not hidden at first', () => {
    expect(columns.filter((column) => isVisible(column, defaultLayout)).map(({ key }) => key)).toEqual([
      'reference',
      'status',
    ])
  })

  it('[TBL-04] keeps only what differs from the defaults', () => {
    const changed = withColumn(withColumn(defaultLayout, extra, true), normal, false)
    expect(changed).toEqual({ shown: ['time'], hidden: ['status'] })
    expect(withColumn(withColumn(changed, extra, false), normal, true)).toEqual({ shown: [], hidden: [] })
  })

  it('never hides a column that is always shown, whatever was stored', () => {
    expect(canHide(always)).toBe(false)
    expect(isVisible(always, { shown: [], hidden: ['reference'] })).toBe(true)
  })

  it('shows a column that a later version adds, and forgets one that it removes', () => {
    const stored = { shown: [], hidden: ['gone'] }
    expect(isVisible({ key: 'brand-new' }, stored)).toBe(true)
    expect(withColumn(stored, normal, false).hidden).toEqual(['gone', 'status'])
  })

  it('shows or hides all that can be hidden', () => {
    expect(withAllColumns(columns, defaultLayout, true)).toEqual({ shown: ['time'], hidden: [] })
    expect(withAllColumns(columns, defaultLayout, false)).toEqual({ shown: [], hidden: ['status'] })
  })

  it.each([
    ['no JSON', '{"v":1,'],
    ['another version', '{"v":2,"d":{"shown":[],"hidden":[]}}'],
    ['a list', '{"v":1,"d":["status"]}'],
    ['keys that are no text', '{"v":1,"d":{"shown":[1],"hidden":[]}}'],
    ['nothing', 'null'],
  ])('[LST-02] ignores a corrupt stored value: %s', (_, raw) => {
    expect(decodeStored(raw, storedLayout('test'))).toBeUndefined()
  })

  it('[LST-02] reads back what it stored', () => {
    expect(parseLayout({ shown: ['time'], hidden: ['status'] })).toEqual({ shown: ['time'], hidden: ['status'] })
  })
})
