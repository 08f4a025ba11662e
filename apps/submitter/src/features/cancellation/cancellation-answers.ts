import type { Answers } from '@eksport/forms'
import { cancellationTexts as texts } from './cancellation.texts.ts'

/** The answers that the exporter writes; files are kept separately. */
export interface CancellationAnswers {
  readonly reasonForCancellation: string
  readonly methodOfReturn: string
}

/** The answers being written, or left by an earlier page load. */
export const answersOf = ({ reasonForCancellation = '', methodOfReturn = '' }: Answers): CancellationAnswers => ({
  reasonForCancellation: String(reasonForCancellation),
  methodOfReturn: String(methodOfReturn),
})

export type CancellationField = keyof CancellationAnswers

export const longestAnswer = 500

type CancellationText = (typeof texts)[keyof typeof texts]

function problemOf(answer: string, missing: CancellationText | undefined): CancellationText | undefined {
  if (answer.trim() === '') return missing
  return [...answer.trim()].length > longestAnswer ? texts.tooLong : undefined
}

/** [CAN-01] The problems to correct, in the order of the page; the server makes the same checks. */
export function problemsOf(
  { reasonForCancellation, methodOfReturn }: CancellationAnswers,
  paper: boolean,
): readonly { readonly field: CancellationField; readonly text: CancellationText }[] {
  const problems = [
    { field: 'reasonForCancellation', text: problemOf(reasonForCancellation, texts.reasonRequired) },
    { field: 'methodOfReturn', text: paper ? problemOf(methodOfReturn, texts.required) : undefined },
  ] as const
  return problems.flatMap(({ field, text }) => (text === undefined ? [] : [{ field, text }]))
}
