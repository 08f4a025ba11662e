import { expect, it } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { goodsInShort } from './application-columns.logic.js'

it.each([
  [21_640, '21,6\u00a0t'],
  [1000, '1,0\u00a0t'],
  [999.99, '999,99\u00a0kg'],
  [12, '12\u00a0kg'],
  // The least that can be exported: whole kilograms would make nothing of it.
  [0.01, '0,01\u00a0kg'],
])('says of %d kg in short %s', (netWeight, text) => {
  expect(goodsInShort({ species: ['711'], netWeight }, sampleLabels, 'nb')).toMatch(new RegExp(`, ${text}$`))
})
