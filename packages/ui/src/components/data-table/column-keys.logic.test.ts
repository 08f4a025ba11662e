import { expect, it } from 'vitest'
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
