import { locales } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../refusals/refusal.ts'
import { requestIssueTexts, unreadableTexts } from './problem-texts.ts'
import { refusalProblem, retryAfterOf } from './refusal-problem.ts'

describe('a refusal as a problem document', () => {
  it('[API-03] says its code, its parameters and its words in the language that was asked for', () => {
    const refusal = new Refusal('TOO_MANY_FILES', { field: 'attachments', limit: 4 })
    expect(refusalProblem(refusal, 'en')).toEqual({
      kind: 'VALIDATION_ERROR',
      title: 'At most 4 files can be uploaded.',
      status: 400,
      code: 'TOO_MANY_FILES',
      params: { field: 'attachments', limit: 4 },
      fieldErrors: { attachments: ['At most 4 files can be uploaded.'] },
    })
    expect(refusalProblem(new Refusal('TOO_MANY_FILES', { field: 'a', limit: 1 }), 'nb').title).toBe(
      'Det er maksimalt tillat å laste opp 1 fil.',
    )
  })

  it('[API-03] says faults by field in words, and the same as data', () => {
    const issues = [
      { path: 'methodOfReturn', code: 'cancellationTextTooLong', params: { max: 500 } },
      { path: 'methodOfReturn', code: 'unknownField' },
    ]
    expect(refusalProblem(new Refusal('INVALID_REQUEST', { issues }), 'nn')).toEqual({
      kind: 'VALIDATION_ERROR',
      title: 'Førespurnaden er ikkje gyldig.',
      status: 400,
      code: 'INVALID_REQUEST',
      fieldErrors: { methodOfReturn: ['Maks 500 teikn!', 'Ukjent felt'] },
      issues,
    })
  })

  it('[STA-01] answers what the status machine refuses with its own condition and words', () => {
    const refusal = new Refusal('TRANSITION_REFUSED', { reason: 'notReserved' })
    expect(refusalProblem(refusal, 'en')).toMatchObject({
      status: 409,
      code: 'notReserved',
      title: 'Another caseworker has taken the application.',
    })
    const another = new Refusal('TRANSITION_REFUSED', { reason: 'yours' })
    expect(refusalProblem(another, 'nb')).toMatchObject({ code: 'NOT_YOURS', params: { reason: 'yours' } })
  })

  it('says when to come back, where that helps', () => {
    expect(retryAfterOf(new Refusal('OVERLOADED'))).toBe(2)
    expect(retryAfterOf(new Refusal('NOT_FOUND'))).toBeUndefined()
  })

  it('has every word in every language', () => {
    for (const text of [...Object.values(requestIssueTexts), ...Object.values(unreadableTexts)]) {
      for (const locale of locales) expect(text[locale].length).toBeGreaterThan(1)
    }
  })
})
