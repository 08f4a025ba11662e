import { applicationTexts } from './texts/application-texts.ts'
import { lineTexts } from './texts/line-texts.ts'
import { templateTexts } from './texts/template-texts.ts'

/** [decisions.md 5.3] Every rule code with its words, as they were laid down. */
export const ruleTexts = { ...lineTexts, ...templateTexts, ...applicationTexts }

/** The code of a rule, as decisions.md 5.3 lists them. */
export type RuleCode = keyof typeof ruleTexts
