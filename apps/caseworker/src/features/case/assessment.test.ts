import { annulledTick, changeKeys, changeTick, diffApplication, type RuleViolation } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { pointsOf, ticksOf } from './assessment.ts'

const violation = (code: string, severity: RuleViolation['severity']): RuleViolation => ({
  code,
  severity,
  message: code,
})
const findings = [
  violation('MILT_SHOULD_BE_FROZEN', 'CRITICAL'),
  violation('TEMPERATURE_INTERVAL', 'MANUAL_PROCESSING'),
  { ...violation('FISH_IS_OLDER_THAN_15_DAYS', 'MANUAL_PROCESSING'), lines: [2, 5] },
  violation('STREET_ADDRESS_MISSING', 'WARNING'),
]
const original = anApplication({ referenceNumber: 4001, applicationStatus: 'ERSTATNING_BEHANDLES' })
const replacement = {
  ...original,
  referenceNumber: 4002,
  originalApplicationReference: 4001,
  countryOfDestination: 'BR',
  transport: { ...original.transport, flightNumber: 'LH 8410', placeOfLoading: 'Florø' },
  productLines: [],
}

describe('what an officer assesses', () => {
  it('[STA-08] is each finding that asks for it, on each of its lines, and nothing of a certificate that replaces none', () => {
    expect(ticksOf(pointsOf(original, undefined, findings))).toEqual([
      ['TEMPERATURE_INTERVAL'],
      ['FISH_IS_OLDER_THAN_15_DAYS:2'],
      ['FISH_IS_OLDER_THAN_15_DAYS:5'],
    ])
  })

  it('[STA-08] is not the difference from what the same application said before', () => {
    expect(ticksOf(pointsOf({ ...original, countryOfDestination: 'BR' }, original, []))).toEqual([])
  })

  it('[STA-08] is every change of a replacement, part by part', () => {
    const points = pointsOf(replacement, original, [])
    expect(points.changes.map(({ part }) => part)).toEqual(['certificate', 'transport', 'productLines'])
    const ticks = ticksOf(points)
    const keys = changeKeys(diffApplication(original, replacement))
    expect(ticks.flat().toSorted()).toEqual(keys.map(changeTick).toSorted())
    expect(ticks[1]?.toSorted()).toEqual(['change:transport.flightNumber', 'change:transport.placeOfLoading'])
  })

  it('[CHG-02] is of a line whose key alone was edited that key, as one change', () => {
    const [line, ...rest] = original.productLines ?? []
    if (line === undefined) throw new Error('No line')
    const productLines = [{ ...line, productionPeriod: { ...line.productionPeriod, to: '2026-11-20' } }, ...rest]
    const { changes } = pointsOf(
      { ...original, referenceNumber: 4002, originalApplicationReference: 4001, productLines },
      original,
      [],
    )
    expect(changes).toEqual([{ part: 'productLines', keys: [`productLines.${line.id}.productionPeriod.to`] }])
  })

  it('[STA-08] is also whether a replacement may go on when its original was annulled', () => {
    const points = pointsOf(replacement, { ...original, applicationStatus: 'ANNULLERT' }, [])
    expect(ticksOf(points)).toContainEqual([annulledTick])
  })
})
