import type { LocalizedText } from '@eksport/forms'
import type { PlainDate } from '../format/plain-date.ts'
import type { TemplateRules } from './template-rules.ts'

/** Numbers that an officer may change. */
export interface RuleParameters {
  readonly freshMaxAgeDays: number
  readonly storedMaxAgeMonths: number
  readonly frozenMaxTemperature: number
  readonly freshMinTemperature: number
  readonly freshMaxTemperature: number
  readonly maxIntervalWidth: number
  readonly maxProductLines: number
}

/** The values of decisions.md 5.3. */
export const defaultRuleParameters: RuleParameters = {
  freshMaxAgeDays: 15,
  storedMaxAgeMonths: 24,
  frozenMaxTemperature: -18,
  freshMinTemperature: -2,
  freshMaxTemperature: 4,
  maxIntervalWidth: 10,
  maxProductLines: 100,
}

/** What the register says of an approved establishment; without dates it has always been approved, and still is. */
export interface EstablishmentRecord {
  readonly name?: string
  readonly address?: string
  readonly approvedFrom?: PlainDate
  readonly approvedTo?: PlainDate
}

/** A suspicion or finding at a site, from the first to the last day; without an end it lasts. */
export interface DiseaseRecord {
  readonly siteNumber: number
  readonly disease: 'ILA' | 'PD'
  readonly from: PlainDate
  readonly to?: PlainDate
}

/** Another application for what looks like the same goods. */
export interface SimilarApplication {
  readonly referenceNumber: number
  readonly issued: boolean
}

/** Registers that the rules ask. */
export type Register = 'establishments' | 'diseases'

/**
 * What the rules need besides the application. A register that was not asked is left out and its rules are silent;
 * one that was asked and gave no answer is named in `unavailable`, which is a finding of its own.
 */
export interface RuleContext {
  readonly rules: TemplateRules
  readonly today: PlainDate
  readonly parameters?: Partial<RuleParameters>
  readonly establishments?: ReadonlyMap<string, EstablishmentRecord>
  readonly diseases?: readonly DiseaseRecord[]
  readonly unavailable?: readonly Register[]
  readonly duplicates?: readonly SimilarApplication[]
  /** The group that the register puts a species in; without it the groups of a template are not checked. */
  readonly speciesGroup?: (species: string) => string | undefined
  /** Words for codes in messages; a code without words is written itself. */
  readonly labels?: (list: string, code: string) => LocalizedText | undefined
}
