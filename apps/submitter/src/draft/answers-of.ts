import type { ApplicationAnswer } from '@eksport/api'
import type { FormAnswers } from '@eksport/domain'
import { askedDeclarations } from '@eksport/domain/templates'

/**
 * The answers that the form starts from: those of the application and the hidden ones that the draft keeps, without hidden declarations.
 */
export function answersOf({ application, draft }: ApplicationAnswer): FormAnswers {
  if (draft === undefined) return application
  return askedDeclarations({ ...application, ...draft, sender: { ...application.sender, ...draft.sender } })
}
