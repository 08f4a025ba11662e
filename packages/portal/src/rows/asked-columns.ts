import type { ColumnQuestion } from '@eksport/domain'
import type { Review } from './import-store.ts'

/** A question about which column of the file to use, and whether the person has answered that none fits. */
export interface AskedColumn extends ColumnQuestion {
  readonly isNone?: boolean
}

/** The index of the chosen column; 'none' if none fits, undefined until it is answered. */
export function chosenColumn({ column, choices, isNone }: AskedColumn, mapping: Review['mapping']) {
  const at = mapping.findIndex((reading) => reading?.column === column)
  if (choices.some((choice) => choice.at === at)) return at
  // Another column was mapped by hand.
  return at >= 0 || isNone === true ? 'none' : undefined
}

/** Questions that must be answered before anything is imported. */
export const openQuestions = ({ questions, mapping }: Review): readonly AskedColumn[] =>
  questions.filter((question) => chosenColumn(question, mapping) === undefined)

/** The sheet with a question answered, or reopened. */
export function withColumn(
  { mapping, questions }: Review,
  asked: AskedColumn,
  chosen: ReturnType<typeof chosenColumn>,
): Pick<Review, 'mapping' | 'questions'> {
  const reading = asked.choices.find(({ at }) => at === chosen)?.reading
  return {
    mapping: mapping.map((known, at) => (at === chosen ? reading : known?.column === asked.column ? undefined : known)),
    questions: questions.map((other) => (other === asked ? { ...asked, isNone: chosen === 'none' } : other)),
  }
}
