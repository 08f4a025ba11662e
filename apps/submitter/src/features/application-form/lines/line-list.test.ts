import { expect, it } from 'vitest'
import { withCopies, withLine, withRestored } from './line-list.ts'

const [one, two, three] = [
  { id: '1', lotNumber: 'A' },
  { id: '2', lotNumber: 'B' },
  { id: '3', lotNumber: 'C' },
]
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id).join('')

it('[TPL-14] puts a line in its place, and a new one last', () => {
  expect(withLine([one, two], { id: '1', lotNumber: 'X' })).toEqual([{ id: '1', lotNumber: 'X' }, two])
  expect(idsOf(withLine([one, two], three))).toBe('123')
})

it('[EXP-06] copies a line right below it, several below the last of them', () => {
  const ids = ['7', '8', '9']
  const newId = () => ids.shift() ?? ''
  expect(idsOf(withCopies([one, two, three], ['1'], newId).lines)).toBe('1723')
  const many = withCopies([one, two, three], ['1', '2'], newId)
  expect(idsOf(many.lines)).toBe('12893')
  expect(many.copies.map(({ lotNumber }) => lotNumber)).toEqual(['A', 'B'])
})

it('[EXP-06] brings lines back where they stood, whatever has come since', () => {
  const removed = [
    { row: three, index: 2 },
    { row: one, index: 0 },
  ]
  expect(idsOf(withRestored([two], removed))).toBe('123')
  expect(idsOf(withRestored([], [{ row: three, index: 2 }]))).toBe('3')
})
