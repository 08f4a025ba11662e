import type { ApplicationAnswer } from '@eksport/api'
import type { FormAnswers } from '@eksport/domain'
import { askedDeclarations } from '@eksport/domain/templates'

/** What the form is filled in with: the answers of the application, and those that the draft keeps though they are hidden, declarations excepted. */
export function answersOf({ application, draft }: ApplicationAnswer): FormAnswers {
  if (draft === undefined) return application
  return askedDeclarations({ ...application, ...draft, sender: { ...application.sender, ...draft.sender } })
}
