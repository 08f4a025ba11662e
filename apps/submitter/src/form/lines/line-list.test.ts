import { expect, it } from 'vitest'
import { withCopies, withGone, withLine, withRestored } from './line-list.ts'

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
  expect(idsOf(withRestored([two], [three, one], [one, two, three]))).toBe('123')
  expect(idsOf(withRestored([], [three], []))).toBe('3')
  const come = { id: '4', lotNumber: 'D' }
  expect(idsOf(withRestored([one, come, three], [two], [one, two, three]))).toBe('1243')
})

it('[EXP-06] brings lines back in their order, whichever deletion is undone first', () => {
  const all = [one, two, three, { id: '4', lotNumber: 'D' }]
  const without = (lines: typeof all, gone: typeof one) => lines.filter((line) => line !== gone)
  for (const first of all)
    for (const second of without(all, first)) {
      const left = without(without(all, first), second)
      const known = withGone(without(all, first), withGone(all, []))
      for (const [one, other] of [
        [first, second],
        [second, first],
      ] as const)
        expect(idsOf(withRestored(withRestored(left, [one], known), [other], known))).toBe('1234')
    }
})
