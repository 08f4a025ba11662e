import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { officePolicy } from '../../testing/example-offices.ts'
import { estimateFee, type FeeQuestion, type FeeRate } from './estimate-fee.ts'

const file = join(import.meta.dirname, '../../../../../data/fees.json')
const rates = JSON.parse(readFileSync(file, 'utf8')) as FeeRate[] // the reference data of the product

const question: FeeQuestion = {
  applicationType: 'HELSESERTIFIKAT',
  certificateFormats: ['PAPER', 'E_CERT'],
  office: officePolicy('KLOEFTA'),
  retrievalDate: '2026-11-23',
  retrievalTime: '12:30',
  now: '2026-11-20T12:00:00+01:00',
}

const name = { nb: 'Stengt', nn: 'Stengt', en: 'Closed' }
const closedThen = officePolicy('KLOEFTA', [{ date: '2026-11-23', name }])

describe('[FEE-01] the estimate', () => {
  it.each([
    ['an ordinary pickup', {}, 375],
    ['the last ordinary minute', { retrievalTime: '15:45' }, 375],
    ['after ordinary hours', { retrievalTime: '16:00' }, 750],
    ['after ordinary hours in summer', { retrievalDate: '2027-06-01', retrievalTime: '15:30' }, 750],
    ['Christmas Eve before noon', { retrievalDate: '2026-12-24', retrievalTime: '11:30' }, 375],
    ['Christmas Eve from noon', { retrievalDate: '2026-12-24', retrievalTime: '12:00' }, 750],
    [
      'an office that closes then',
      { office: officePolicy('BERGEN'), retrievalDate: '2026-12-24', retrievalTime: '12:00' },
      375,
    ],
    ['a day that the office has closed', { office: closedThen, retrievalTime: '19:00' }, 375],
    ['a Saturday', { retrievalDate: '2026-11-21', retrievalTime: '10:30' }, 375],
    ['without paper', { certificateFormats: ['E_CERT'], retrievalTime: '16:00' }, 375],
    ['before office and date are chosen', { office: undefined, retrievalDate: undefined }, 375],
    ['when somebody has decided so', { outsideWorkingHours: true }, 750],
    ['a replacement', { applicationType: 'ERSTATNINGSSERTIFIKAT' }, 875],
    ['a late replacement is not doubled', { applicationType: 'ERSTATNINGSSERTIFIKAT', retrievalTime: '16:00' }, 875],
    ['in 2023', { now: '2023-06-01T12:00:00+02:00', retrievalDate: '2023-06-02' }, 365],
    [
      'in 2023 after hours',
      { now: '2023-06-01T12:00:00+02:00', retrievalDate: '2023-06-02', retrievalTime: '16:00' },
      730,
    ],
    ['the last minute of 2024 in Oslo', { now: '2024-12-31T23:59:00+01:00' }, 365],
    ['the first minute of 2025 in Oslo', { now: '2024-12-31T23:00:00Z' }, 375],
  ] as const)('%s', (_title, change, amount) => {
    const estimate = estimateFee({ ...question, ...change }, rates)
    expect(estimate.amount).toBe(amount)
    expect(estimate.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
    expect(estimate.currency).toBe('NOK')
  })

  const late = { now: '2026-11-23T16:00:00+01:00', retrievalTime: undefined, needsManualProcessing: true } as const
  it.each([
    ['sent late for the same day, with a caseworker', late, true],
    ['sent in time', { ...late, now: '2026-11-23T15:45:00+01:00' }, false],
    ['without a caseworker', { ...late, needsManualProcessing: false }, false],
    ['for another day', { ...late, retrievalDate: '2026-11-24' }, false],
    ['at an office without evenings', { ...late, office: officePolicy('BERGEN') }, false],
  ] as const)('%s', (_title, change, expected) => {
    expect(estimateFee({ ...question, ...change }, rates).outsideWorkingHours).toBe(expected)
  })

  it('names the price list that it used', () => {
    expect(estimateFee(question, rates).rulesVersion).toBe('2025-01-01')
    expect(() => estimateFee(question, [])).toThrow("The price list has no 'HELSESERTIFIKAT' on 2026-11-20")
  })

  it('doubles by itself where the list has no price after hours', () => {
    const short = rates.filter(({ code }) => code !== 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID')
    expect(estimateFee({ ...question, retrievalTime: '16:00' }, short).amount).toBe(750)
  })
})
