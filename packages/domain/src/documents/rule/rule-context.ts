import type { LocalizedText } from '@eksport/forms'
import type { PlainDate } from '../../values/format/plain-date.ts'
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
}

/** What the rules need besides the application. Nothing may be left out whose absence would mean 'fine'. */
export interface RuleContext {
  readonly rules: TemplateRules
  readonly today: PlainDate
  readonly parameters: RuleParameters
  readonly registers: RegisterAnswers
  /** Row 5 of the transition table: the template may approve itself, by the reference data. */
  readonly autoApprove: boolean
  /** Words for codes in messages; a code without words is written itself. */
  readonly labels?: (list: string, code: string) => LocalizedText | undefined
}
