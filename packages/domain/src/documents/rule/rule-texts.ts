import { applicationTexts } from './texts/application-texts.ts'
import { lineTexts } from './texts/line-texts.ts'
import { templateTexts } from './texts/template-texts.ts'

/** [decisions.md 5.3] The text of every rule code, as specified. */
export const ruleTexts = { ...lineTexts, ...templateTexts, ...applicationTexts }

/** [decisions.md 5.3] The code of a rule. */
export type RuleCode = keyof typeof ruleTexts
