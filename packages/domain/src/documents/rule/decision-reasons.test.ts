import { describe, expect, it } from 'vitest'
import { eventChecks } from '../../process/status/checks.ts'
import { aStatusSubject, aTransitionContext } from '../../testing/index.ts'
import { rules } from './check-rules.ts'
import { isDrawnForControl } from './control-draw.ts'
import { type DecisionQuestion, type Reason, reasonCodes, reasonsForPerson, reasonsShown } from './decision-reasons.ts'
import type { RuleViolation } from './rule-violation.ts'

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
  validation: { errors: [], needsManualProcessing: false },
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
        validation: {
          errors: [finding('REPLACEMENT_CERTIFICATE', 'MANUAL_PROCESSING')],
          needsManualProcessing: true,
        },
      },
      ['REPLACEMENT'],
    ],
    [
      'findings, each code once, and no warning that is named as harmless',
      {
        validation: {
          errors: [
            finding('TEMPERATURE_INTERVAL', 'MANUAL_PROCESSING'),
            finding('EXTERNAL_CHECK_UNAVAILABLE', 'MANUAL_PROCESSING'),
            finding('EXTERNAL_CHECK_UNAVAILABLE', 'MANUAL_PROCESSING'),
            finding('STREET_ADDRESS_MISSING', 'WARNING'),
          ],
          needsManualProcessing: true,
        },
      },
      ['TEMPERATURE_INTERVAL', 'EXTERNAL_CHECK_UNAVAILABLE'],
    ],
    [
      'a warning, one that nobody has heard of too',
      {
        validation: {
          errors: [
            finding('DATES_OUT_OF_ORDER', 'WARNING'),
            finding('PRODUCTION_PERIOD_NOT_ENDED', 'WARNING'),
            finding('DUPLICATE_CONSIGNMENT', 'WARNING'),
            finding('A_WARNING_TO_COME', 'WARNING'),
          ],
          needsManualProcessing: true,
        },
      },
      ['DATES_OUT_OF_ORDER', 'PRODUCTION_PERIOD_NOT_ENDED', 'DUPLICATE_CONSIGNMENT', 'A_WARNING_TO_COME'],
    ],
    [
      'what is harmless as a warning and found to be more',
      {
        validation: {
          errors: [finding('STREET_ADDRESS_MISSING', 'MANUAL_PROCESSING')],
          needsManualProcessing: true,
        },
      },
      ['STREET_ADDRESS_MISSING'],
    ],
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

  it('[RUL-07] of everything that the rules can find, the warnings named here alone approve themselves', () => {
    const holds = (errors: RuleViolation[]) => {
      // The gate looks for itself, whatever the check made of what it found.
      const validation = { errors, needsManualProcessing: false }
      const context = aTransitionContext({ ...clean, validation })
      const application = aStatusSubject({ applicationStatus: 'INNSENDT' })
      const actor = { role: 'S', id: 'system', name: 'Eksport' } as const
      return eventChecks.mayApproveItself.holds({ application, actor, standing: context, context })
    }
    expect(holds([])).toBe(true)
    const found = [...rules, { code: 'A_RULE_TO_COME', severity: 'WARNING' as const }]
    const passed = found.filter(({ code, severity }) => holds([finding(code, severity)]))
    expect(passed.map(({ code }) => code)).toEqual(['STREET_ADDRESS_MISSING'])
    const graver = found.flatMap(({ code }) => [finding(code, 'MANUAL_PROCESSING'), finding(code, 'CRITICAL')])
    expect(graver.filter((one) => holds([one]))).toEqual([])
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
      const validation = { errors, needsManualProcessing: isSeen }
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
