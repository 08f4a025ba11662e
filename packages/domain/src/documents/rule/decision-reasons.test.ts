import { describe, expect, it } from 'vitest'
import { eventChecks } from '../../process/status/checks.ts'
import { anAssessment, aStatusSubject, aTransitionContext } from '../../testing/index.ts'
import type { CheckAnswer } from './check-answer.ts'
import { rules } from './check-rules.ts'
import { isDrawnForControl } from './control-draw.ts'
import type { Reason } from './decision.ts'
import { type DecisionQuestion, reasonCodes, reasonsForPerson, reasonsShown } from './decision-reasons.ts'
import { type Assessment, type RuleViolation, severities } from './rule-violation.ts'
import { checkTexts, unansweredTexts } from './texts/check-texts.ts'

const finding = (code: string, severity: RuleViolation['severity']): RuleViolation => ({
  code,
  severity,
  message: code,
})

const clean: DecisionQuestion = {
  applicationFormat: 'STANDARD',
  isReplacement: false,
  autoApprove: true,
  veterinarianRequirement: 'NONE',
  drawnForControl: false,
  validation: anAssessment(),
}

describe('[ACT-07] why a person decides', () => {
  it.each([
    ['nothing', {}, []],
    ['the template', { autoApprove: false }, ['TEMPLATE_ALWAYS_MANUAL']],
    ['the format', { applicationFormat: 'PDF' }, ['PDF_FORMAT']],
    ['a veterinarian who must', { veterinarianRequirement: 'REQUIRED' }, ['VETERINARIAN']],
    ['a veterinarian who may', { veterinarianRequirement: 'POSSIBLE' }, ['VETERINARIAN']],
    ['the draw', { drawnForControl: true }, ['DRAWN_FOR_CONTROL']],
    [
      'a replacement, said once',
      {
        isReplacement: true,
        validation: anAssessment([finding('REPLACEMENT_CERTIFICATE', 'MANUAL_PROCESSING')], true),
      },
      ['REPLACEMENT'],
    ],
    [
      'findings, each code once',
      {
        validation: anAssessment(
          [
            finding('TEMPERATURE_INTERVAL', 'MANUAL_PROCESSING'),
            finding('EXTERNAL_CHECK_UNAVAILABLE', 'MANUAL_PROCESSING'),
            finding('EXTERNAL_CHECK_UNAVAILABLE', 'MANUAL_PROCESSING'),
          ],
          true,
        ),
      },
      ['TEMPERATURE_INTERVAL', 'EXTERNAL_CHECK_UNAVAILABLE'],
    ],
    [
      'a warning, one that nobody has heard of too',
      {
        validation: anAssessment(
          [
            finding('DATES_OUT_OF_ORDER', 'WARNING'),
            finding('PRODUCTION_PERIOD_NOT_ENDED', 'WARNING'),
            finding('DUPLICATE_CONSIGNMENT', 'WARNING'),
            finding('STREET_ADDRESS_MISSING', 'WARNING'),
            finding('A_WARNING_TO_COME', 'WARNING'),
          ],
          true,
        ),
      },
      [
        'DATES_OUT_OF_ORDER',
        'PRODUCTION_PERIOD_NOT_ENDED',
        'DUPLICATE_CONSIGNMENT',
        'STREET_ADDRESS_MISSING',
        'A_WARNING_TO_COME',
      ],
    ],
    ['no list of checks', { validation: { ...anAssessment(), checks: [] } }, ['NOT_CHECKED']],
  ] as const)('%s', (_title, change, expected) => {
    // The table's rows are read-only copies of what a rule check answers.
    expect(reasonCodes(reasonsForPerson({ ...clean, ...change } as DecisionQuestion))).toEqual(expected)
  })

  it('[SEC-08] what somebody else’s application is the reason for is told as a control', () => {
    const reason = (code: string): Reason => ({ code, messages: { nb: code, nn: code, en: code } })
    const shown = (all: string[], readable: string[]) =>
      reasonCodes(reasonsShown(all.map(reason), readable.map(reason)))
    expect(shown(['DUPLICATE_CONSIGNMENT', 'VETERINARIAN'], ['VETERINARIAN'])).toEqual([
      'VETERINARIAN',
      'DRAWN_FOR_CONTROL',
    ])
    expect(shown(['DUPLICATE_CONSIGNMENT'], ['DUPLICATE_CONSIGNMENT'])).toEqual(['DUPLICATE_CONSIGNMENT'])
    expect(shown(['DUPLICATE_CONSIGNMENT', 'DRAWN_FOR_CONTROL'], ['DRAWN_FOR_CONTROL'])).toEqual(['DRAWN_FOR_CONTROL'])
    expect(shown([], [])).toEqual([])
  })

  const holds = (validation: Assessment) => {
    const context = aTransitionContext({ ...clean, validation })
    const application = aStatusSubject({ applicationStatus: 'INNSENDT' })
    const actor = { role: 'S', id: 'system', name: 'Eksport' } as const
    return eventChecks.mayApproveItself.holds({ application, actor, standing: context, context })
  }

  it('[RUL-07] whatever the rules find stops the machine, a warning too', () => {
    expect(holds(anAssessment())).toBe(true)
    const found = [...rules, { code: 'A_RULE_TO_COME' }]
    const findings = found.flatMap(({ code }) => severities.map((severity) => finding(code, severity)))
    // The gate evaluates the findings itself, whatever the check concluded.
    expect(findings.filter((one) => holds(anAssessment([one])))).toEqual([])
  })

  it.each(rules)('[RUL-05] turning off $code stops the machine, whichever way, and a person reads why', ({ code }) => {
    const { checks, ...sound } = anAssessment()
    const turned = (change: Partial<CheckAnswer>) => ({
      ...sound,
      checks: checks.map((check) => (check.code === code ? { ...check, ...change } : check)),
    })
    const off = [
      ...Object.keys(unansweredTexts).map((reason) => turned({ outcome: 'not-checked', reason })),
      turned({ outcome: 'not-checked' }),
      turned({ outcome: 'finding' }),
      { ...sound, checks: checks.filter((check) => check.code !== code) },
    ]
    expect(off.filter(holds)).toEqual([])
    for (const validation of off) {
      const [reason, ...others] = reasonsForPerson({ ...clean, validation })
      expect(others).toEqual([])
      expect(reason?.code).toBe('NOT_CHECKED')
      expect(reason?.messages.nb).toContain(checkTexts[code].nb)
    }
    expect(holds(turned({ outcome: 'absent', reason: 'NOT_DEMANDED' }))).toBe(true)
  })

  it('[RUL-05] a check that a finding or the format says was not made is said once', () => {
    const silent = { code: 'DUPLICATE_CONSIGNMENT', outcome: 'not-checked', reason: 'REGISTER_SILENT' } as const
    const unread = { ...silent, reason: 'PDF_FORMAT' }
    const { checks, ...found } = anAssessment([finding('EXTERNAL_CHECK_UNAVAILABLE', 'MANUAL_PROCESSING')], true)
    const withCheck = (check: CheckAnswer) => checks.map((one) => (one.code === check.code ? check : one))
    const codes = (change: Partial<DecisionQuestion>) => reasonCodes(reasonsForPerson({ ...clean, ...change }))
    expect(codes({ validation: { ...found, checks: withCheck(silent) } })).toEqual(['EXTERNAL_CHECK_UNAVAILABLE'])
    const pdf = { ...anAssessment(), checks: checks.map((check) => ({ ...check, ...unread, code: check.code })) }
    expect(codes({ applicationFormat: 'PDF', validation: pdf })).toEqual(['PDF_FORMAT'])
  })

  it('there is no reason exactly when row 5 holds, in every combination', () => {
    const requirements = ['NONE', 'REQUIRED', 'POSSIBLE'] as const
    // Five answers of yes or no and three requirements: every combination, one a number.
    for (let number = 0; number < 2 ** 5 * 3; number += 1) {
      const [autoApprove = false, isReplacement = false, drawnForControl = false, hasFinding = false, isPdf = false] = [
        1, 2, 4, 8, 16,
      ].map((bit) => (number & bit) > 0)
      const veterinarianRequirement = requirements[number >> 5] ?? 'NONE'
      const errors = hasFinding ? [finding('TEMPERATURE_INTERVAL', 'MANUAL_PROCESSING')] : []
      const isSeen = [hasFinding, isPdf, veterinarianRequirement !== 'NONE', !autoApprove].includes(true)
      const validation = anAssessment(errors, isSeen)
      const asked = { autoApprove, drawnForControl, veterinarianRequirement, validation }
      const context = aTransitionContext(asked)
      const application = aStatusSubject({
        applicationStatus: 'INNSENDT',
        applicationFormat: isPdf ? 'PDF' : 'STANDARD',
        applicationType: isReplacement ? 'ERSTATNINGSSERTIFIKAT' : 'HELSESERTIFIKAT',
      })
      const actor = { role: 'S', id: 'system', name: 'Eksport' } as const
      const reasons = reasonsForPerson({ ...asked, applicationFormat: application.applicationFormat, isReplacement })
      const holds = eventChecks.mayApproveItself.holds({ application, actor, standing: context, context })
      expect(reasons.length === 0).toBe(holds)
    }
  })
})

describe('[ACT-07] the draw', () => {
  const drawn = (share: number, seed = 'a') =>
    Array.from({ length: 10_000 }, (_, index) => isDrawnForControl(index + 1, { share, seed }))

  it('takes none of nothing, all of all, and about its share between', () => {
    expect(drawn(0).filter(Boolean)).toHaveLength(0)
    expect(drawn(1).filter(Boolean)).toHaveLength(10_000)
    const count = drawn(0.05).filter(Boolean).length
    expect(count).toBeGreaterThan(400)
    expect(count).toBeLessThan(600)
  })

  it('is the same whenever it is made, and another with another seed', () => {
    expect(drawn(0.05)).toEqual(drawn(0.05))
    expect(drawn(0.05)).not.toEqual(drawn(0.05, 'b'))
  })
})
