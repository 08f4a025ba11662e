import { assess, type RuleViolation } from '@eksport/domain'
import { domainIssueTexts, getTemplate, stepsOf } from '@eksport/domain/templates'
import { anApplication, aRuleContext, exampleContext } from '@eksport/domain/testing'
import { type Locale, locales, localize, validateStep } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { type OpenAnswer, outcomeOf } from './outcome.ts'

const template = getTemplate('1.1.100')
const answers = anApplication({ transport: { ...anApplication().transport, flightNumber: undefined } })
const finding = (severity: RuleViolation['severity'], more: Partial<RuleViolation> = {}): RuleViolation => ({
  code: severity,
  severity,
  message: severity,
  ...more,
})
const reason = { code: 'PDF_FORMAT', messages: { nb: 'PDF', nn: 'PDF', en: 'PDF' } }
const open = stepsOf(template, answers).flatMap((step) =>
  validateStep(step, { ...answers }, { ...exampleContext, codes: {}, now: '2026-11-20T12:00:00Z' }).map(
    (issue): OpenAnswer => ({ step: step.id, issue }),
  ),
)

interface Case {
  readonly errors?: readonly RuleViolation[]
  readonly reasons?: readonly (typeof reason)[]
  readonly open?: readonly OpenAnswer[]
  readonly all?: readonly OpenAnswer[]
  readonly isComplete?: boolean
}

const outcome = ({ errors = [], reasons = [], isComplete = true, ...more }: Case) =>
  outcomeOf({
    validation: { errors: [...errors], needsManualProcessing: false },
    reasons: [...reasons],
    open: more.open ?? [],
    all: more.all ?? more.open ?? [],
    isComplete,
    template,
    answers,
    locale: 'nb',
  })

describe('[EXP-07] the predicted outcome', () => {
  it.each([
    ['nothing found and all filled in', {}, 'automatic', 0],
    ['nothing found so far', { isComplete: false }, 'so-far', 0],
    ['a warning that a person decides on', { errors: [finding('WARNING')] }, 'manual', 1],
    ['a finding and another reason', { errors: [finding('MANUAL_PROCESSING')], reasons: [reason] }, 'manual', 2],
    [
      'a replacement, which its rule and the reason say alike',
      {
        errors: [finding('MANUAL_PROCESSING', { code: 'REPLACEMENT_CERTIFICATE' })],
        reasons: [{ ...reason, code: 'REPLACEMENT' }],
      },
      'manual',
      1,
    ],
    [
      'a replacement that its rule alone says',
      { errors: [finding('MANUAL_PROCESSING', { code: 'REPLACEMENT_CERTIFICATE' })] },
      'manual',
      1,
    ],
    ['an error wins over a reason', { errors: [finding('CRITICAL')], reasons: [reason] }, 'stopped', 1],
    ['an answer that is missing', { open, isComplete: false }, 'unfinished', 1],
    ['a missing answer before a reason', { open, isComplete: false, reasons: [reason] }, 'unfinished', 1],
    ['an error beside what is missing', { open, isComplete: false, errors: [finding('CRITICAL')] }, 'stopped', 2],
    [
      'a missing answer that has words of its own',
      { open: [{ step: 'henting', issue: { path: 'certificateRetrieval.company', code: 'x' } }], isComplete: false },
      'unfinished',
      1,
    ],
    [
      'an answer that is wrong',
      { open: [{ step: 'transport', issue: { path: 'transport.placeOfLoading', code: 'x' } }], isComplete: false },
      'stopped',
      1,
    ],
    [
      'the declaration on the summary itself',
      { errors: [finding('CRITICAL', { code: 'E_CERT_NOT_DECLARED' })] },
      'automatic',
      0,
    ],
  ] as const)('%s', (_, question, kind, count) => {
    expect(outcome(question)).toMatchObject({ kind, count })
  })

  it('asks once for what reads the same at one field, and for a declaration at its box alone', () => {
    const required = (step: OpenAnswer['step'], path: string): OpenAnswer => ({
      step,
      issue: { path, code: 'required' },
    })
    const twice = [
      required('varelinjer', 'productLines.0.productionPeriod.from'),
      required('varelinjer', 'productLines.0.productionPeriod.to'),
      required('transport', 'transport.consentGeneralRequirements'),
      { step: 'transport' as const, issue: { path: 'transport.flightNumber', code: 'invalid' } },
    ]
    const consent = (label: string) =>
      finding('CRITICAL', { code: 'CONSENT_MISSING', step: 'transport', message: `Du må bekrefte «${label}».` })
    const box = 'Jeg bekrefter at varene oppfyller kravene i erklæringen'
    const same = finding('CRITICAL', { step: 'transport', message: `${localize(domainIssueTexts.invalid, 'nb')}.` })
    const { count, errors } = outcome({ errors: [consent(box), consent('en annen'), same], open: twice })
    expect(errors.map(({ text }) => text)).toEqual([
      'Du må bekrefte «en annen».',
      'Varelinjer, Varelinje 1, Produksjonsperiode: Feltet er påkrevd',
      `Transport, ${box}: Feltet er påkrevd`,
      expect.stringMatching(/^Transport, Flightnummer: /),
    ])
    expect(count).toBe(4)
  })

  it('leaves a declaration of the page that is being filled in to its box, whichever rule asks for it', () => {
    const brazil = getTemplate('1.1.7')
    const draft = anApplication({
      transport: { meansOfTransport: 'AIR' },
      certificateTemplate: '1.1.7',
      productLines: [],
    })
    const all = stepsOf(brazil, draft)
      .filter(({ id }) => id === 'transport')
      .flatMap((step) =>
        validateStep(step, { ...draft }, { ...exampleContext, codes: {}, now: '2026-11-20T12:00:00Z' }).map(
          (issue): OpenAnswer => ({ step: step.id, issue }),
        ),
      )
    const { errors } = assess(draft, aRuleContext(brazil.rules))
    const ofTransport = errors.filter(({ step, severity }) => step === 'transport' && severity === 'CRITICAL')
    expect(ofTransport.map(({ code }) => code).toSorted()).toEqual(['CONSENT_MISSING', 'GOODS_NOT_HUMAN_CONSUMPTION'])
    const asked = (locale: Locale) =>
      outcomeOf({
        validation: { errors: ofTransport, needsManualProcessing: false },
        ...{ reasons: [], open: [], all, isComplete: false, template: brazil, answers: draft, locale },
      })
    for (const locale of locales) expect(asked(locale)).toMatchObject({ kind: 'so-far', count: 0 })
  })

  it('[EXP-07] names the heading of answers that are called alike, and says once what two rules say of one page', () => {
    const missing = (path: string): OpenAnswer => ({ step: 'mottaker', issue: { path, code: 'required' } })
    const { errors } = outcome({
      open: [missing('recipient.consignee.name'), missing('recipient.placeOfDestination.name')],
    })
    expect(errors.map(({ own }) => own)).toEqual([
      'Mottaker, navn: Feltet er påkrevd',
      'Bestemmelsessted, navn: Feltet er påkrevd',
    ])
    const twice = [1, 2].map((code) => finding('MANUAL_PROCESSING', { code: String(code), message: 'Det samme.' }))
    expect(outcome({ errors: twice }).reasons.map(({ text }) => text)).toEqual(['Det samme.'])
  })

  it('[EXP-07] says of a finding on one line nothing of its line where that is named', () => {
    const message = 'Varelinje 1: Melke må være fryst.'
    const { errors } = outcome({ errors: [finding('CRITICAL', { step: 'varelinjer', lines: [1], message })] })
    expect(errors).toMatchObject([{ text: message, own: 'Melke må være fryst.' }])
  })

  it('leads from each reason to its step, line and field', () => {
    const onLine = finding('CRITICAL', { step: 'varelinjer', lines: [1] })
    const { errors } = outcome({ errors: [onLine, finding('CRITICAL', { message: 'Om ingen side' })], open })
    expect(errors.map(({ place }) => place && [place.step, place.line, place.field])).toEqual([
      ['varelinjer', 0, 'productionPeriod'],
      undefined,
      ['transport', undefined, 'transport.flightNumber'],
    ])
    expect(errors[2]?.text).toMatch(/^Transport, .+: Feltet er påkrevd/)
  })
})
