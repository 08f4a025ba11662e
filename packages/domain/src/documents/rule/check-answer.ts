import { type LocalizedText, locales } from '@eksport/forms'
import { z } from 'zod'
import { checkTexts, unansweredTexts } from './texts/check-texts.ts'

/** Whether a check passed, found something, could not be made, or is none of this certificate. */
const checkOutcomes = ['passed', 'finding', 'not-checked', 'absent'] as const

/** [RUL-05] What came of one check: of one that was not made, or that the certificate does not have, why. */
export const checkAnswerSchema = z.object({
  code: z.string(),
  outcome: z.enum(checkOutcomes),
  /** A code of `unansweredTexts`. */
  reason: z.string().optional(),
})

/** What came of one check. */
export type CheckAnswer = z.infer<typeof checkAnswerSchema>

/** Why a check has no answer. */
export type UnansweredReason = keyof typeof unansweredTexts

const own = <Text>(table: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

/** What a check looks at; nothing is known of the checks of a newer server. */
const lookedAt = ({ code }: Pick<CheckAnswer, 'code'>): LocalizedText | undefined =>
  own<LocalizedText>(checkTexts, code)

/** [RUL-05] A check in words: what was looked at, and why it has no answer where it has none. */
export function checkWords(answer: CheckAnswer): LocalizedText {
  const { code, reason = '' } = answer
  const what = lookedAt(answer) ?? { nb: code, nn: code, en: code }
  const why = own<LocalizedText>(unansweredTexts, reason)
  if (why === undefined) return what
  return Object.fromEntries(locales.map((locale) => [locale, `${what[locale]}: ${why[locale]}`])) as LocalizedText // one entry for every locale
}
