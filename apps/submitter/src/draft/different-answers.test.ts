import type { StepSummary } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { differentAnswers } from './different-answers.ts'

const step = (rows: Record<string, string>, items: Record<string, string>[] = []): StepSummary => ({
  step: 'transport',
  title: 'Transport',
  sections: [
    { id: 's', rows: Object.entries(rows).map(([path, value]) => ({ path, label: path.toUpperCase(), value })) },
  ],
  items: items.map((item, index) => ({
    index,
    title: `Varelinje ${index + 1}`,
    sections: [
      {
        id: 'i',
        rows: Object.entries(item).map(([path, value]) => ({ path: `l.${index}.${path}`, label: path, value })),
      },
    ],
  })),
})

const form = (steps: readonly StepSummary[], ...ids: readonly string[]) => ({
  answers: { productLines: ids.map((id) => ({ id })) },
  steps,
})

describe('[WIZ-22] two versions of one draft', () => {
  it('names what differs, and nothing else', () => {
    expect(differentAnswers(form([step({ a: '1', b: '2' })]), form([step({ a: '1', b: '3' })]))).toEqual([
      { path: 'b', label: 'B', mine: '2', theirs: '3' },
    ])
  })

  it('names what only one has, and lines by number', () => {
    expect(differentAnswers(form([step({}, [{ art: 'Laks' }])], 'a'), form([step({ c: '4' })]))).toEqual([
      { path: 'l.0.art', label: 'Varelinje 1, art', mine: 'Laks', theirs: '' },
      { path: 'c', label: 'C', mine: '', theirs: '4' },
    ])
  })

  it('knows a line by its id where another before it is gone', () => {
    const mine = form([step({}, [{ art: 'Laks' }, { art: 'Sei' }])], 'a', 'b')
    expect(differentAnswers(mine, form([step({}, [{ art: 'Torsk' }])], 'b'))).toEqual([
      { path: 'l.0.art', label: 'Varelinje 1, art', mine: 'Laks', theirs: '' },
      { path: 'l.1.art', label: 'Varelinje 2, art', mine: 'Sei', theirs: 'Torsk' },
    ])
  })
})
