import { describe, expect, it } from 'vitest'
import { cancellationTexts as texts } from './cancellation.texts.ts'
import { problemsOf } from './cancellation-answers.ts'

const good = { reasonForCancellation: 'Feil mottaker.', methodOfReturn: 'Rekommandert post.' }
const long = 'å'.repeat(501)

describe('the words of a cancellation', () => {
  it.each([
    ['all that is asked for', good, true, []],
    ['no plan where there is no paper', { ...good, methodOfReturn: '' }, false, []],
    ['exactly 500 characters', { ...good, reasonForCancellation: long.slice(1) }, true, []],
    ['exactly 500 characters that need two code units', { ...good, reasonForCancellation: '🐟'.repeat(500) }, true, []],
    ['no reason', { ...good, reasonForCancellation: '  ' }, true, ['reasonForCancellation']],
    ['no plan for the paper', { ...good, methodOfReturn: '\n' }, true, ['methodOfReturn']],
    ['nothing', { reasonForCancellation: '', methodOfReturn: '' }, true, ['reasonForCancellation', 'methodOfReturn']],
  ])('[CAN-01] %s', (_, answers, paper, fields) => {
    expect(problemsOf(answers, paper).map(({ field }) => field)).toEqual(fields)
  })

  it('[CAN-01] are told in the words of the specification', () => {
    expect(problemsOf({ ...good, reasonForCancellation: long }, true)).toEqual([
      { field: 'reasonForCancellation', text: texts.tooLong },
    ])
    expect(texts.tooLong.nb).toBe('Maks 500 tegn!')
    expect(texts.reasonRequired.nb).toBe('Nødvendig med kanselleringsgrunn for å behandle kansellering.')
  })
})
