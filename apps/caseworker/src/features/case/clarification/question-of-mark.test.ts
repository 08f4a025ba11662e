import { anApplication, aProductLine } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { pinsOfMark } from './question-of-mark.ts'

const application = anApplication({ productLines: [aProductLine({ id: 'a' }), aProductLine({ id: 'b' })] })
const mark = { key: 'k', kind: 'finding', text: '' } as const

it('[CW-10] a question about a finding opens the answers that it rests on', () => {
  expect(pinsOfMark({ ...mark, paths: ['transport.placeOfLoading', 'productLines.netWeight'] }, application)).toEqual([
    { fact: 'transport.placeOfLoading' },
  ])
  expect(pinsOfMark({ ...mark, line: 2, paths: ['productLines.netWeight'] }, application)).toEqual([
    { line: 'b', fact: 'netWeight' },
  ])
})

it('[CW-10] it opens the whole line where that rests on none, and nothing of a line that is gone', () => {
  expect(pinsOfMark({ ...mark, line: 1, paths: [] }, application)).toEqual([{ line: 'a' }])
  expect(pinsOfMark({ ...mark, line: 9, paths: ['productLines.netWeight'] }, application)).toEqual([])
})
