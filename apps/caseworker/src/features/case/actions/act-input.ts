import { handlingSchema } from '@eksport/api'
import type { RequiredInput } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { dialogTexts as texts } from './case-actions.texts.ts'

export type ActInput = Partial<Record<RequiredInput, string>>

/** What is wrong with one input, if anything: the same schema that the server parses the act with. */
export function inputProblem(name: RequiredInput, value: string | undefined): LocalizedText | undefined {
  const text = (value ?? '').trim()
  if (text === '') return texts.required
  if (handlingSchema.shape[name].safeParse(text).success) return undefined
  return name === 'paperSerial' ? texts.paperSerialFormat : texts.tooLong
}
