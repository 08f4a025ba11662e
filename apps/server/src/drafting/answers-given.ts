import type { QuestionAnswer } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'

/** What came with a submission that may answer questions. */
export interface Words<Answer extends QuestionAnswer = QuestionAnswer> {
  readonly answers?: readonly Answer[]
  readonly message?: string | undefined
}

/** [ACT-08] What answers which question: where one was asked, what was written with the submission does. */
export function answersGiven<Answer extends QuestionAnswer>(
  { clarification }: Pick<ApplicationDocument, 'clarification'>,
  { answers = [], message = '' }: Words<Answer>,
): readonly (Answer | QuestionAnswer)[] {
  const [only, ...others] = clarification?.questions ?? []
  if (answers.length > 0 || only === undefined || others.length > 0 || message.trim() === '') return answers
  return [{ question: only.messageId, message }]
}
