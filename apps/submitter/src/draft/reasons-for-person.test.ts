import type { ValidationResult } from '@eksport/domain'
import { getTemplate } from '@eksport/domain/templates'
import { anApplication, anAssessment } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { otherReasons } from './reasons-for-person.ts'

const manual: ValidationResult = { needsManualProcessing: true, errors: [] }
const finding = { code: 'TEMPERATURE_INTERVAL', severity: 'MANUAL_PROCESSING' as const, message: 'Uvanlig.' }
const warning = { code: 'DATES_OUT_OF_ORDER', severity: 'WARNING' as const, message: 'Feil rekkefølge.' }
const codes = (change: Parameters<typeof anApplication>[0], validation = manual, isComplete = true) =>
  otherReasons(anApplication(change), getTemplate('1.1.7'), validation, isComplete).map(({ code }) => code)

describe('[EXP-07] that a person decides is never said without a reason', () => {
  it.each([
    ['the format', { applicationFormat: 'PDF' as const }, manual, ['PDF_FORMAT']],
    ['a replacement', { applicationType: 'ERSTATNINGSSERTIFIKAT' as const }, manual, ['REPLACEMENT']],
    ['nothing else: the certificate', {}, manual, ['TEMPLATE_ALWAYS_MANUAL']],
    ['a warning, which is told as one', {}, { ...manual, errors: [warning] }, []],
    ['a finding, which is told as one', {}, { ...manual, errors: [finding] }, []],
    [
      'the certificate too, as the receipt will say',
      {},
      { ...manual, errors: [finding], alwaysManual: true },
      ['TEMPLATE_ALWAYS_MANUAL'],
    ],
    [
      'the format and the certificate',
      { applicationFormat: 'PDF' as const },
      { ...manual, alwaysManual: true },
      ['TEMPLATE_ALWAYS_MANUAL', 'PDF_FORMAT'],
    ],
    ['nobody decides', {}, { needsManualProcessing: false, errors: [] }, []],
  ])('%s', (_, change, validation, reasons) => {
    expect(codes(change, validation)).toEqual(reasons)
  })

  it('[RUL-05] a check that was not made is a reason, and what is not filled in yet becomes one when all else is', () => {
    const { checks, ...clean } = anAssessment()
    const without = (reason: string) => ({
      ...clean,
      checks: checks.map((check, index) =>
        index === 0 ? { ...check, outcome: 'not-checked' as const, reason } : check,
      ),
    })
    expect(codes({}, { ...clean, checks })).toEqual([])
    expect(codes({}, without('NOT_LISTED'), false)).toEqual(['NOT_CHECKED'])
    expect(codes({}, without('NOT_ANSWERED'), false)).toEqual([])
    expect(codes({}, without('NOT_ANSWERED'))).toEqual(['NOT_CHECKED'])
  })
})
