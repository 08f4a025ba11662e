import { describe, expect, it } from 'vitest'
import { widthAfterKey, widthOf, withWidth } from './column-width.logic.js'

const reference = { key: 'reference', width: '118px' }

describe('the width of a column', () => {
  it('is what was chosen, or given, or 128', () => {
    expect(widthOf(reference, { widths: { reference: 200 } })).toBe(200)
    expect(widthOf(reference, {})).toBe(118)
    expect(widthOf({ key: 'importer' }, {})).toBe(128)
    expect(widthOf({ key: 'importer', width: '20%' }, {})).toBe(128)
  })

  it('[TBL-07] stays between 56 and 640 pixels and is kept only while it was chosen', () => {
    expect(withWidth({}, 'reference', 12)).toEqual({ widths: { reference: 56 } })
    expect(withWidth({}, 'reference', 9000)).toEqual({ widths: { reference: 640 } })
    expect(withWidth({ widths: { reference: 200 } }, 'reference', undefined)).toEqual({})
    expect(withWidth({ widths: { reference: 200, status: 90 } }, 'reference', undefined)).toEqual({
      widths: { status: 90 },
    })
  })

  it.each([
    ['ArrowRight', false, 128],
    ['ArrowLeft', false, 108],
    ['ArrowRight', true, 168],
    ['ArrowLeft', true, 68],
    ['Home', false, 56],
    ['End', false, 640],
    ['Enter', false, undefined],
    ['Tab', false, null],
  ])('[TBL-07] changes by the key %s (Shift %s)', (key, shift, width) => {
    expect(widthAfterKey(key, shift, 118)).toBe(width)
  })
})
