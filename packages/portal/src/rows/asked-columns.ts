import type { ColumnQuestion } from '@eksport/domain'
import type { Review } from './import-store.ts'

/** A question which column of the file it is, and whether somebody has said that none is. */
export interface AskedColumn extends ColumnQuestion {
  readonly isNone?: boolean
}

/** The place of the column that was chosen, or that none of them fits; undefined until somebody has said. */
export function chosenColumn({ column, choices, isNone }: AskedColumn, mapping: Review['mapping']) {
  const at = mapping.findIndex((reading) => reading?.column === column)
  if (choices.some((choice) => choice.at === at)) return at
  // Another one was mapped by hand.
  return at >= 0 || isNone === true ? 'none' : undefined
}

/** What must be answered before anything is taken. */
export const openQuestions = ({ questions, mapping }: Review): readonly AskedColumn[] =>
  questions.filter((question) => chosenColumn(question, mapping) === undefined)

/** The sheet with a question answered, or asked again. */
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
