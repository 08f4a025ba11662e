import type { Problem } from '@eksport/api'
import type { FormAnswers } from '@eksport/domain'
import { domainIssueTexts, formOf, getTemplate, stepsOf } from '@eksport/domain/templates'
import { anApplication, everyFixture } from '@eksport/domain/testing'
import { type Issue, locales, localize } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { refusalFindings } from './refusal-findings.ts'
import { wayOf } from './refusal-ways.ts'

type Refused = Pick<Problem, 'code' | 'status' | 'issues' | 'errors'>

const incomplete = (issues: readonly Issue[]): Refused => ({
  code: 'INCOMPLETE',
  status: 422,
  issues: issues.map(({ path, code, params }) => ({ path, code, ...(params && { params: { ...params } }) })),
})

/** Where each finding leads, after it was found to have words in every language and a page that the application has. */
function placesOf(refused: Refused, answers: FormAnswers = anApplication(), template = getTemplate('1.1.100')) {
  const pages = stepsOf(template, answers).map(({ id }) => id)
  const nowhere = locales.map((locale) => localize(domainIssueTexts.invalid, locale))
  const findingsByLocale = locales.map((locale) => refusalFindings(refused, { template, answers, locale }))
  for (const [at, { text, place }] of findingsByLocale.flatMap((findings) => [...findings.entries()])) {
    expect(text.length, `${at}: ${text}`).toBeGreaterThan(5)
    expect(
      nowhere.some((words) => text.endsWith(words)),
      text,
    ).toBe(refused.issues?.[at]?.code === 'invalid')
    expect(pages, text).toContain(place.step)
  }
  const [nb = [], nn = [], en = []] = findingsByLocale
  expect([nn.length, en.length]).toEqual([nb.length, nb.length])
  return nb
}

describe('[EXP-01] every refusal that the server can give to save and send has its words and its link', () => {
  it.each(Object.entries(everyFixture))('every wrong example of %s', (id, { broken }) => {
    for (const { answers, path, code } of broken) {
      const wrong = answers as FormAnswers // the examples are answers of the form
      const [finding] = placesOf(incomplete([{ path, code }]), wrong, formOf(getTemplate(id), wrong))
      const line = /^productLines\.(\d+)/.exec(path)?.[1]
      expect(finding?.place.line, `${path}: ${finding?.text}`).toBe(line === undefined ? undefined : Number(line))
    }
  })

  it.each([
    ['INCOMPLETE', 'productLines.0.slaughterInformation.0.siteNumber', 'siteUnknown'],
    ['INVALID_REQUEST', 'recipient.consignee.name', 'unwritableText'],
    ['INVALID_REQUEST', 'no.such.answer', 'unknownField'],
    ['INVALID_REQUEST', 'packaging', 'invalidValue'],
    ['INVALID_CHOICE', 'certificateTemplate', 'templateInvalid'],
    ['INVALID_CHOICE', 'certificateFormats', 'formatInvalid'],
    ['INVALID_CHOICE', 'applicationType', 'invalid'],
    ['FORMAT_FIXED', 'applicationFormat', 'formatFixed'],
    ['FORMAT_FIXED', 'applicationType', 'typeFixed'],
    ['INVALID_CHOICE', 'countryOfDestination', 'unknownCode'],
    ['NOT_REPRESENTED', 'consignor.organisationNumber', 'notRepresented'],
    ['ANSWER_LOCKED', 'transport.meansOfTransport', 'answerLocked'],
    ['ANSWER_LOCKED', 'attachment', 'answerLocked'],
  ])('%s at %s', (code, path, fault) => {
    expect(placesOf({ code, status: 422, issues: [{ path, code: fault }] })).toHaveLength(1)
  })

  it('an unknown site is named by line, item and field', () => {
    const path = 'productLines.0.slaughterInformation.0.siteNumber'
    const [finding] = placesOf(incomplete([{ path, code: 'siteUnknown' }]))
    expect(finding?.text).toBe('Varelinjer, Varelinje 1, Slakteperiode 1, Lokalitet: Du må oppgi en gyldig lokalitet.')
    expect(finding?.place).toMatchObject({ step: 'varelinjer', line: 0 })
  })

  it('what the rules find leads to its page, and to the line where there is one', () => {
    const errors = (['transport', 'varelinjer', 'henting', undefined] as const).map((step, at) => ({
      code: `RULE_${at}`,
      severity: 'CRITICAL' as const,
      message: 'Noe er galt.',
      messages: { nb: 'Noe er galt.', nn: 'Noko er gale.', en: 'Something is wrong.' },
      ...(step && { step }),
      ...(step === 'varelinjer' && { lines: [2] }),
    }))
    const findings = placesOf({ code: 'RULES_BROKEN', status: 422, errors })
    expect(findings.map(({ place: { step, line } }) => [step, line])).toEqual([
      ['transport', undefined],
      ['varelinjer', 1],
      ['henting', undefined],
      ['soknadsinformasjon', undefined],
    ])
  })

  it.each([
    ['TEMPLATE_REQUIRED', 422, 'template', 1],
    ['NOT_LOGGED_IN', 401, 'log-in', 0],
    ['ORGANISATION_NOT_CHOSEN', 403, 'organisation', 0],
    ['NOT_FOUND', 404, 'overview', 0],
    ['STALE_VERSION', 412, 'stale', 0],
    ['not-possible', 409, 'details', 0],
    ['OVERLOADED', 503, 'again', 0],
    [undefined, 401, 'log-in', 0],
    [undefined, 502, 'again', 0],
  ])('%s with %i leads another way', (code, status, way, findings) => {
    const refused = { status, ...(code && { code }) }
    expect(wayOf(refused)).toBe(way)
    expect(placesOf(refused)).toHaveLength(findings)
  })
})
