import { expect, it } from 'vitest'
import { cellAfterKey } from './cell-keys.logic.js'
import { widthAfterKey } from './column-keys.logic.js'

it.each([
  ['ArrowRight', false, 128],
  ['ArrowLeft', false, 108],
  ['ArrowRight', true, 168],
  ['ArrowLeft', true, 68],
  ['Home', false, 56],
  ['End', false, 640],
  ['Enter', false, undefined],
  ['Tab', false, null],
])('[TBL-07] the width of a column changes by the key %s (Shift %s)', (key, shift, width) => {
  expect(widthAfterKey(key, shift, 118)).toBe(width)
})

const size = { rows: 10, columns: 5 }

it.each([
  ['ArrowUp', false, { row: 3, column: 2 }],
  ['ArrowDown', false, { row: 5, column: 2 }],
  ['ArrowLeft', false, { row: 4, column: 1 }],
  ['ArrowRight', false, { row: 4, column: 3 }],
  ['Home', false, { row: 4, column: 0 }],
  ['End', false, { row: 4, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 9, column: 4 }],
  ['PageDown', false, null],
])('%s (Ctrl %s) leads on from the fifth row', (key, ctrl, place) => {
  expect(cellAfterKey({ key, ctrl }, { row: 4, column: 2 }, size)).toEqual(place)
})

it('stops at the edges; the head is above the first row', () => {
  expect(cellAfterKey({ key: 'ArrowUp', ctrl: false }, { row: 0, column: 2 }, size)).toEqual({ row: -1, column: 2 })
  expect(cellAfterKey({ key: 'ArrowUp', ctrl: false }, { row: -1, column: 2 }, size)).toEqual({ row: -1, column: 2 })
  expect(cellAfterKey({ key: 'ArrowDown', ctrl: false }, { row: 9, column: 4 }, size)).toEqual({ row: 9, column: 4 })
  expect(cellAfterKey({ key: 'ArrowRight', ctrl: false }, { row: 0, column: 4 }, size)).toEqual({ row: 0, column: 4 })
})
