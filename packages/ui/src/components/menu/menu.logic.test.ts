import { describe, expect, it } from 'vitest'
import { findByText, nextIndex } from './menu.logic.js'

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['x', 0, 3, null],
    ['ArrowDown', 0, 0, null],
  ])('%s from %i of %i leads to %s', (key, from, count, expected) => expect(nextIndex(key, from, count)).toBe(expected))
})

describe('findByText', () => {
  const labels = ['Forhåndsvis', 'Last ned', 'Bestill kopier', 'Bytt', 'Ålesund']
  it.each([
    ['b', 0, 2],
    ['b', 2, 3],
    ['bb', 3, 2],
    ['by', 2, 3],
    ['å', 0, 4],
    ['z', 0, null],
  ])('%s from %i finds %s', (typed, from, expected) => expect(findByText(labels, typed, from)).toBe(expected))
})
