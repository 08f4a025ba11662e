import { applicationTexts } from './texts/application-texts.ts'
import { lineTexts } from './texts/line-texts.ts'
import { templateTexts } from './texts/template-texts.ts'

/** Every rule code with its words; the wording is that of decisions.md 5.3. */
export const ruleTexts = { ...lineTexts, ...templateTexts, ...applicationTexts }

export type RuleCode = keyof typeof ruleTexts
