import type { RuleParameters } from '../../documents/rule/rule-context.ts'

/** The parameters of the rules that are numbers. */
export type RuleParameterName = {
  [Name in keyof RuleParameters]: RuleParameters[Name] extends number ? Name : never
}[keyof RuleParameters]

/** The unit of a parameter of the rules. */
export type ParameterUnit = 'days' | 'months' | 'years' | 'degrees' | 'kilograms' | 'lines'

interface Bounds {
  readonly unit: ParameterUnit
  readonly min: number
  readonly max: number
}

/** [ADM-02] The range in which a parameter is reasonable. Counts are whole numbers; degrees and kilograms may have decimals. */
export const parameterBounds: Readonly<Record<RuleParameterName, Bounds>> = {
  maxProductLines: { unit: 'lines', min: 1, max: 500 },
  freshMaxAgeDays: { unit: 'days', min: 0, max: 365 },
  storedMaxAgeMonths: { unit: 'months', min: 0, max: 240 },
  freshSlaughterMaxDays: { unit: 'days', min: 0, max: 365 },
  slaughterMaxDays: { unit: 'days', min: 0, max: 3650 },
  productionMaxDays: { unit: 'days', min: 1, max: 3650 },
  oldestYears: { unit: 'years', min: 1, max: 50 },
  frozenMaxTemperature: { unit: 'degrees', min: -60, max: 0 },
  frozenTolerance: { unit: 'degrees', min: 0, max: 30 },
  freshMinTemperature: { unit: 'degrees', min: -30, max: 20 },
  freshMaxTemperature: { unit: 'degrees', min: -30, max: 20 },
  maxIntervalWidth: { unit: 'degrees', min: 0, max: 100 },
  minPackageWeight: { unit: 'kilograms', min: 0, max: 100 },
  maxPackageWeight: { unit: 'kilograms', min: 0, max: 50_000 },
  maxTruckLoad: { unit: 'kilograms', min: 0, max: 200_000 },
  maxContainerLoad: { unit: 'kilograms', min: 0, max: 200_000 },
  maxAircraftLoad: { unit: 'kilograms', min: 0, max: 500_000 },
}

export const mayHavePart = (unit: ParameterUnit): boolean => unit === 'degrees' || unit === 'kilograms'
