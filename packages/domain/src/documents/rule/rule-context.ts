import type { LocalizedText } from '@eksport/forms'
import type { GoodsTable } from '../../goods/product-line/goods-fit.ts'
import type { Instant, PlainDate } from '../../values/format/schemas.ts'
import type { RegisterAnswers } from './register.ts'
import type { TemplateRules } from './template-rules.ts'

/** [REG-03] Numbers that an officer may change: the reference data has a row for each day from which they hold. */
export interface RuleParameters {
  readonly freshMaxAgeDays: number
  readonly storedMaxAgeMonths: number
  readonly frozenMaxTemperature: number
  readonly freshMinTemperature: number
  readonly freshMaxTemperature: number
  readonly maxIntervalWidth: number
  readonly maxProductLines: number
  /** Days from slaughter to the beginning of production: of fresh goods, and of others. */
  readonly freshSlaughterMaxDays: number
  readonly slaughterMaxDays: number
  readonly productionMaxDays: number
  readonly oldestYears: number
  /** Degrees that frozen goods may be warmer than `frozenMaxTemperature` before a person looks. */
  readonly frozenTolerance: number
  /** Processing states of goods that keep without cooling. */
  readonly shelfStableStates: readonly string[]
  /** Kilograms of net weight in a package. */
  readonly minPackageWeight: number
  readonly maxPackageWeight: number
  /** Kilograms that one lorry, one container and one aircraft carry. */
  readonly maxTruckLoad: number
  readonly maxContainerLoad: number
  readonly maxAircraftLoad: number
}

/** Whether the application is on its way to being sent, has been sent, or has been decided on. */
export type RuleStage = 'SENDING' | 'ASSESSING' | 'DECIDED'

/** What the rules need besides the application. Nothing may be left out whose absence would mean 'fine'. */
export interface RuleContext {
  readonly rules: TemplateRules
  readonly now: Instant
  /** The day of `now`. */
  readonly today: PlainDate
  readonly stage: RuleStage
  readonly parameters: RuleParameters
  readonly registers: RegisterAnswers
  readonly goods: GoodsTable
  /** Whether the form of the template asks for an answer, by its path, in some application. */
  readonly asks: (path: string) => boolean
  /** Row 5 of the transition table: the template may approve itself, by the reference data. */
  readonly autoApprove: boolean
  /** Words for codes in messages; a code without words is written itself. */
  readonly labels?: (list: string, code: string) => LocalizedText | undefined
}
