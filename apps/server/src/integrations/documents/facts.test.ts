import type { Application } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { attestations } from './attestation.ts'
import { totals } from './certificate-facts.ts'
import { certificateNumber } from './certificate-number.ts'
import { dayOf, formatInstant, formatShortPeriod, formatTemperature } from './format.ts'
import { goodsRows } from './goods.ts'
import { originRows } from './origin.ts'
import { dataLookups, sampleApplications } from './testing/data-lookups.ts'

const lookups = dataLookups()
const samples = sampleApplications()
const sample = (referenceNumber: number): Application => {
  const found = samples.find((application) => application.referenceNumber === referenceNumber)
  if (found === undefined) throw new Error(`No sample ${referenceNumber}`)
  return found
}

describe('certificateNumber', () => {
  const base = { referenceNumber: 4010, certificateTemplate: '1.1.100', revision: 2 }

  it.each([
    ['the year of submission, also when printed in the next', '2026-12-31T23:30:00+01:00', '2026-1.1.100-4010-2'],
    ['the year in Norway, when UTC is still in the old one', '2026-12-31T23:30:00Z', '2027-1.1.100-4010-2'],
    ['the present year for a draft', undefined, '2027-1.1.100-4010-2'],
  ])('takes %s', (_name, submitted, number) => {
    const application = submitted === undefined ? base : { ...base, submittedDateTime: submitted }
    expect(certificateNumber(application, '2027-01-02T08:00:00+01:00')).toBe(number)
  })
})

describe('format', () => {
  it('reads a moment in Norway, in winter and in summer', () => {
    expect(formatInstant('2026-11-20T23:30:00Z', 'nb')).toBe('21. november 2026 00:30')
    expect(formatInstant('2026-07-01T10:00:00Z', 'en')).toBe('1 July 2026 12:00')
    expect(dayOf('2026-06-30T22:30:00Z')).toBe('2026-07-01')
  })

  it.each([
    ['2026-09-28', '2026-09-30', '28 Sep 2026\u00A0–\n30 Sep 2026'],
    ['2026-09-28', '2026-09-28', '28 Sep 2026'],
    [undefined, '2026-09-28', '28 Sep 2026'],
    [undefined, undefined, undefined],
  ])('writes the period %s to %s', (from, to, text) => {
    expect(formatShortPeriod(from, to)).toBe(text)
  })

  it.each([
    [-25, -18, '\u221225 to \u221218 °C'],
    [4, 4, '4 °C'],
    [undefined, 0, '0 °C'],
  ])('writes the temperatures %s and %s', (minimum, maximum, text) => {
    expect(formatTemperature(minimum, maximum, 'to')).toBe(text)
  })
})

describe('the goods', () => {
  it('are summed without the errors of binary fractions', () => {
    const lines = [0.1, 0.2, 2745.6].map((netWeight, index) => ({ id: String(index), netWeight }))
    expect(totals({ ...sample(4010), productLines: lines }).netWeight).toBe(2745.9)
  })

  it('name each establishment, site, area and vessel once', () => {
    const twice = {
      ...sample(4010),
      productLines: [...(sample(4010).productLines ?? []), ...(sample(4010).productLines ?? [])],
    }
    expect(originRows(twice, lookups)).toEqual(originRows(sample(4010), lookups))
    const named = originRows(sample(4010), lookups).map(({ code }) => code)
    expect(named).toEqual(['N624', 'T212', 'FAO27.1.b', 'FAO27.2.a', 'F-1-T', 'T-1-T'])
  })

  it('name a foreign producer with its country', () => {
    const foreign = samples.find(({ productLines }) =>
      productLines?.some((line) => line.productionEstablishment?.isUnauthorized === true),
    )
    expect(foreign).toBeDefined()
    if (foreign === undefined) return
    expect(
      goodsRows(foreign, lookups)
        .map(({ producer }) => producer)
        .join(),
    ).toContain('(PL)')
    expect(originRows(foreign, lookups).some(({ name }) => name.includes('Example Processing Ltd'))).toBe(true)
  })

  it('print a code that no list knows as it is', () => {
    const line = { id: '1', species: '999999', processingState: 'UNHEARD_OF' }
    const [row] = goodsRows({ ...sample(4010), productLines: [line] }, lookups)
    expect(row).toMatchObject({ product: '999999', details: 'UNHEARD_OF' })
  })
})

describe('attestations', () => {
  const statements = (application: Application) => attestations(application).join('\n')

  it('speak of wild catch, farming, feed and foreign producers only where they are true', () => {
    expect(statements(sample(4010))).toContain('legally caught')
    expect(statements(sample(4010))).not.toContain('aquaculture')
    expect(statements(sample(4009))).toContain('aquaculture sites')
    expect(statements(sample(4009))).not.toContain('porcine')
    expect(statements(sample(4013))).toContain('porcine')
    expect(statements(sample(4031))).not.toContain('approved by the competent authority of Norway')
  })
})
