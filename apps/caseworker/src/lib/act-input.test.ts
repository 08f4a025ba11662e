import { localize } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { inputProblem } from './act-input.ts'

describe('inputs of an act', () => {
  it.each([
    ['message', '  ', 'Feltet er påkrevd'],
    ['message', undefined, 'Feltet er påkrevd'],
    ['message', 'Hvilken container?', undefined],
    ['reason', 'x'.repeat(2000), undefined],
    ['reason', 'x'.repeat(2001), 'Teksten kan ikke være lengre enn 2000 tegn.'],
  ] as const)('%s %j: %s', (name, value, text) => {
    const problem = inputProblem(name, value)
    expect(problem && localize(problem.text, 'nb', problem.params)).toBe(text)
  })
})
