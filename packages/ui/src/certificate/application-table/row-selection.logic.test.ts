import { describe, expect, it } from 'vitest'
import { selectionState, withRow, withRows } from './row-selection.logic.js'

const ids = ['1', '2', '3', '4', '5']

describe('chosen rows', () => {
  it('[TBL-07] are ticked and unticked one by one', () => {
    expect(withRow(['9'], ids, '2', true)).toEqual(['9', '2'])
    expect(withRow(['9', '2'], ids, '2', false)).toEqual(['9'])
  })

  it('[TBL-07] are ticked from one to another with Shift, in either direction', () => {
    expect(withRow(['2'], ids, '4', true, '2')).toEqual(['2', '3', '4'])
    expect(withRow(['4'], ids, '2', true, '4')).toEqual(['2', '3', '4'])
    expect(withRow(ids, ids, '4', false, '2')).toEqual(['1', '5'])
  })

  it('takes the one alone when the other end is on a page that is gone', () => {
    expect(withRow([], ids, '4', true, '77')).toEqual(['4'])
  })

  it('keeps rows of other pages when all of a page are dropped', () => {
    expect(withRows(['9', '1', '2'], ids, false)).toEqual(['9'])
  })

  it.each([
    [['1', '2', '3', '4', '5', '9'], 'all'],
    [['1', '9'], 'some'],
    [['9'], 'none'],
  ] as const)('%o are %s of the page', (selected, state) => {
    expect(selectionState(new Set(selected), ids)).toBe(state)
  })

  it('says none for a page without rows', () => {
    expect(selectionState(new Set(['1']), [])).toBe('none')
  })
})
