import { describe, expect, it } from 'vitest'
import { lineToEdit, withLine } from './edited-line.ts'

const lines = [
  { id: 'a', species: '713' },
  { id: 'b', species: '711' },
]

describe('one product line', () => {
  it.each([
    [
      { index: 1, copyOf: undefined },
      { id: 'b', species: '711' },
    ],
    [{ index: 2, copyOf: undefined }, { id: 'new' }],
    [
      { index: 2, copyOf: 0 },
      { id: 'new', species: '713' },
    ],
    [{ index: 2, copyOf: 9 }, { id: 'new' }],
    [
      { index: 0, copyOf: 1 },
      { id: 'a', species: '713' },
    ],
  ])('[WIZ-11] the editor at %j shows %j', (at, line) => {
    expect(lineToEdit({ lines, newId: 'new', ...at })).toEqual(line)
  })

  it('[TPL-14] replaces a line that is there and appends one that is not', () => {
    expect(withLine(lines, { id: 'a', species: '1' }).map(({ id, species }) => `${id}${species}`)).toEqual([
      'a1',
      'b711',
    ])
    expect(withLine(lines, { id: 'c' }).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(withLine([], { id: 'c' })).toEqual([{ id: 'c' }])
  })
})
