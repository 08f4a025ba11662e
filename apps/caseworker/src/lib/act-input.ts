import { handlingSchema } from '@eksport/api'
import { holdsNationalId, officerInput, type RequiredInput } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { dialogTexts } from './dialog.texts.ts'

export type ActInput = Partial<Record<RequiredInput, string>>

interface InputProblem {
  readonly text: LocalizedText
  readonly params: { readonly max: number }
}

/** The error in one input, if any, by the schema that the server parses the action with. */
export function inputProblem(name: RequiredInput, value: string | undefined): InputProblem | undefined {
  const { max, ofPerson = false } = officerInput(name)
  const problem = (text: LocalizedText) => ({ text, params: { max } })
  const text = (value ?? '').trim()
  if (text === '') return problem(dialogTexts.required)
  if (handlingSchema.shape[name].safeParse(text).success) return undefined
  return problem(ofPerson && holdsNationalId(text) ? dialogTexts.nationalId : dialogTexts.tooLong)
}
