import { expect, it } from 'vitest'
import { missingSteps } from './missing-list.ts'

const title = (words: string) => ({ nb: words, nn: words, en: words })

const point = (step: 'transport' | 'varelinjer', lacks: string, line?: number) => ({
  key: `${step} ${lacks} ${line}`,
  text: `${step}, ${lacks}`,
  own: lacks,
  lacks,
  place: { step, title: title(step), field: lacks, ...(line !== undefined && { line }) },
})

it('[EXP-07] what is missing stands page by page and line by line, the open page first, and each answer counts once', () => {
  const points = [
    point('transport', 'Avgangsdato'),
    point('varelinjer', 'Lokalitet', 3),
    point('varelinjer', 'Slaktet', 3),
    point('varelinjer', 'Nettovekt', 5),
  ]
  const shown = missingSteps([...points, { key: 'a', text: 'Ingen side', own: 'Ingen side' }], 'varelinjer')
  expect(shown.map(({ step, count }) => [step, count])).toEqual([
    ['varelinjer', 3],
    ['transport', 1],
  ])
  expect(shown[0]?.rows.map(({ line, points: of }) => [line, of.map(({ lacks }) => lacks)])).toEqual([
    [3, ['Lokalitet', 'Slaktet']],
    [5, ['Nettovekt']],
  ])
})
