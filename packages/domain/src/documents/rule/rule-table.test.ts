import { expect, it } from 'vitest'
import { template as china } from '../../templates/1.1.100/template.ts'
import { anApplication, aRuleContext } from '../../testing/index.ts'
import { assess, rules } from './check-rules.ts'
import { validationResultSchema } from './rule-violation.ts'

/** decisions.md 5.3 and 7.1: how grave a finding is, and the step of the form where it is put right. */
const table = {
  CONSENT_MISSING: 'CRITICAL varelinjer',
  INVALID_PRODUCTION_PERIOD: 'CRITICAL varelinjer',
  ILA_PD_OCCURRENCES: 'CRITICAL varelinjer',
  FARMED_COMMODITY_ANIMAL_HEALTH_NOT_DEFINED: 'MANUAL_PROCESSING varelinjer',
  CHILLED_GOODS_CANNOT_BE_FROZEN: 'CRITICAL varelinjer',
  FROZEN_GOODS_CANNOT_BE_FRESH_OR_CHILLED: 'CRITICAL varelinjer',
  MILT_SHOULD_BE_FROZEN: 'CRITICAL varelinjer',
  FISH_IS_OLDER_THAN_15_DAYS: 'MANUAL_PROCESSING varelinjer',
  FISH_IS_OLDER_THAN_24_MONTHS: 'MANUAL_PROCESSING varelinjer',
  TYPE_OF_PROCESSING_CANNOT_BE_WHOLE_OR_WHOLE_ROUND: 'CRITICAL varelinjer',
  INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE: 'CRITICAL varelinjer',
  INVALID_SPECIES_FOR_TEMPLATE: 'CRITICAL varelinjer',
  INVALID_PROCESSING_TYPE_FOR_TEMPLATE: 'CRITICAL varelinjer',
  INVALID_PROCESSING_STATE_FOR_TEMPLATE: 'CRITICAL varelinjer',
  INVALID_PACKAGING_TYPE_FOR_TEMPLATE: 'CRITICAL varelinjer',
  PACKAGING_TYPES_NOT_EQUAL: 'CRITICAL varelinjer',
  FOREIGN_PROCESSING_ESTABLISHMENT: 'MANUAL_PROCESSING varelinjer',
  PRODUCTION_ESTABLISHMENTS_NOT_FROM_SAME_COUNTRY: 'CRITICAL varelinjer',
  FISH_FED_PORK_PROTEIN: 'CRITICAL varelinjer',
  APPLICATION_CONTAINS_TOO_MANY_PRODUCT_LINES: 'CRITICAL varelinjer',
  PROCESSING_ESTABLISHMENTS_NOT_EQUAL: 'MANUAL_PROCESSING varelinjer',
  MORE_THAN_THREE_DIFFERENT_PRODUCT_CLASSIFICATIONS: 'MANUAL_PROCESSING varelinjer',
  TEMPERATURE_INTERVAL: 'MANUAL_PROCESSING transport',
  TOTAL_GROSS_WEIGHT_LESS_THAN_TOTAL_NET_WEIGHT: 'CRITICAL transport',
  GOODS_NOT_HUMAN_CONSUMPTION: 'CRITICAL transport',
  GOODS_NOT_MEETING_EU_REGULATION_REQUIREMENT: 'CRITICAL transport',
  E_CERT_NOT_DECLARED: 'CRITICAL oppsummering',
  REPLACEMENT_CERTIFICATE: 'MANUAL_PROCESSING oppsummering',
  INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE: 'CRITICAL varelinjer',
  STREET_ADDRESS_MISSING: 'WARNING varelinjer',
  DUPLICATE_CONSIGNMENT: 'WARNING oppsummering',
  EXTERNAL_CHECK_UNAVAILABLE: 'MANUAL_PROCESSING oppsummering',
  PRODUCTION_PERIOD_NOT_ENDED: 'WARNING varelinjer',
  DATES_OUT_OF_ORDER: 'WARNING oppsummering',
  // 7.1
  LINE_DATES_IMPOSSIBLE: 'CRITICAL varelinjer',
  LINE_DATES_UNLIKELY: 'MANUAL_PROCESSING varelinjer',
  HS_DOES_NOT_FIT_GOODS: 'MANUAL_PROCESSING varelinjer',
  TEMPERATURE_DOES_NOT_FIT_GOODS: 'MANUAL_PROCESSING transport',
  SPECIES_NOT_FARMED: 'MANUAL_PROCESSING varelinjer',
  SPECIES_PROTECTED: 'MANUAL_PROCESSING varelinjer',
  WEIGHT_UNLIKELY: 'MANUAL_PROCESSING varelinjer',
  DEPARTURE_PASSED: 'CRITICAL transport',
  DESTINATION_COUNTRY_DIFFERS: 'CRITICAL mottaker',
}

it('[RUL-01] each code has the severity of decisions.md and the step where it is put right', () => {
  expect(Object.fromEntries(rules.map(({ code, severity, step }) => [code, `${severity} ${step}`]))).toEqual(table)
})

it('[RUL-01] what the check answers is what the wire carries, and half an answer is none', () => {
  const context = aRuleContext(china.rules, { unavailable: ['diseases'] })
  const result = assess(anApplication({ consentForECert: undefined }), context)
  expect(result.errors).toHaveLength(2)
  expect(validationResultSchema.parse(result)).toEqual(result)
  const [first] = result.errors
  for (const wrong of [
    {},
    { errors: result.errors },
    { ...result, errors: [{ ...first, code: undefined }] },
    { ...result, errors: [{ ...first, severity: 'MILD' }] },
    { ...result, errors: [{ ...first, messages: { nb: 'Feil', nn: 'Feil' } }] },
  ])
    expect(validationResultSchema.safeParse(wrong).success).toBe(false)
})
