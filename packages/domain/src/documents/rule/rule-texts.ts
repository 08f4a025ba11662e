import { applicationTexts } from './texts/application-texts.ts'
import { lineTexts } from './texts/line-texts.ts'
import { templateTexts } from './texts/template-texts.ts'

/** [decisions.md 5.3] Every rule code with its words, as they were laid down. */
export const ruleTexts = { ...lineTexts, ...templateTexts, ...applicationTexts }

/** [decisions.md 5.3] The code of a rule. */
export type RuleCode = keyof typeof ruleTexts
