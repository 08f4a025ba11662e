import type { ApplicationAnswer } from '@eksport/api'
import type { FormAnswers } from '@eksport/domain'

/** What the form is filled in with: the answers of the application, and those that the draft keeps though they are hidden. */
export function answersOf({ application, draft }: ApplicationAnswer): FormAnswers {
  if (draft === undefined) return application
  return { ...application, ...draft, sender: { ...application.sender, ...draft.sender } }
}
