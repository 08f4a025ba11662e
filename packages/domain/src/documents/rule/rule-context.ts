import type { LocalizedText } from '@eksport/forms'
import type { GoodsTable } from '../../goods/product-line/goods-fit.ts'
import type { Instant, PlainDate } from '../../values/format/schemas.ts'
import type { RegisterAnswers } from './register.ts'
import type { TemplateRules } from './template-rules.ts'

/** [REG-03] Limits that an officer may change: the reference data has a row for each day from which they apply. */
export interface RuleParameters {
  readonly freshMaxAgeDays: number
  readonly storedMaxAgeMonths: number
  readonly frozenMaxTemperature: number
  readonly freshMinTemperature: number
  readonly freshMaxTemperature: number
  readonly maxIntervalWidth: number
  readonly maxProductLines: number
  /** Most days from slaughter to the beginning of production: for fresh goods, and for others. */
  readonly freshSlaughterMaxDays: number
  readonly slaughterMaxDays: number
  readonly productionMaxDays: number
  readonly oldestYears: number
  /** Degrees by which frozen goods may be warmer than `frozenMaxTemperature` before a person must look. */
  readonly frozenTolerance: number
  /** Processing states of goods that keep without cooling. */
  readonly shelfStableStates: readonly string[]
  /** Limits of a package's net weight, in kilograms. */
  readonly minPackageWeight: number
  readonly maxPackageWeight: number
  /** The most kilograms that one lorry, one container and one aircraft carry. */
  readonly maxTruckLoad: number
  readonly maxContainerLoad: number
  readonly maxAircraftLoad: number
}

/** Whether the application is being sent, has been sent, or has been decided. */
export type RuleStage = 'SENDING' | 'ASSESSING' | 'DECIDED'

/** What the rules need besides the application. Everything is required whose absence could be read as 'no finding'. */
export interface RuleContext {
  readonly rules: TemplateRules
  readonly now: Instant
  /** The day of `now`. */
  readonly today: PlainDate
  readonly stage: RuleStage
  readonly parameters: RuleParameters
  readonly registers: RegisterAnswers
  readonly goods: GoodsTable
  /** Whether the template's form can ask for the answer at a path. */
  readonly asks: (path: string) => boolean
  /** Row 5 of the transition table: whether the reference data lets the template's applications be approved automatically. */
  readonly autoApprove: boolean
  /** Labels of codes in messages; a code without a label is written as it is. */
  readonly labels?: (list: string, code: string) => LocalizedText | undefined
}
