import type { StepSummary, SummaryRow, SummarySection } from '@eksport/forms'

const longest = 60
const digestValues = 4

/** A name or an address may be as long as this; what is longer is running text. */
const longestName = 200

/** Whether a row needs the whole width: several lines, or words that do not fit in a column. */
export const isWide = ({ label, value }: SummaryRow): boolean =>
  value.includes('\n') || label.length > longest || value.length > longest

const rowsOf = ({ sections, items = [] }: StepSummary): readonly SummaryRow[] =>
  [...sections, ...items.flatMap((item): readonly SummarySection[] => item.sections)].flatMap(({ rows }) => rows)

/** Whether something that is required has no answer: such a step is never folded away. */
export const lacksAnswers = (step: StepSummary): boolean => rowsOf(step).some(({ value }) => value === '')

/** Whether an answer of a step is another one than before. */
export const hasChanged = (step: StepSummary, before: ReadonlyMap<string, string> | undefined): boolean =>
  before !== undefined && rowsOf(step).some(({ path }) => before.has(path))

/** Running text, and the answer to a whole sentence, tell nothing in a few words. */
const isBrief = ({ label, value }: SummaryRow) =>
  value !== '' && !value.includes('\n') && value.length <= longestName && label.length <= longest

/** After a whole word, where there is more than one: half of one may be a word of another language. */
const cutOff = (value: string) =>
  value.length > longest ? `${value.slice(0, longest).replace(/[\s,-]+[^\s-]*$/, '')}…` : value

/** The brief answers of a section; those that are one, as both names of a person, as one. */
function briefValues({ rows }: SummarySection): readonly string[] {
  const values: string[] = []
  for (const [index, row] of rows.entries()) {
    if (!isBrief(row)) continue
    const before = rows[index - 1]
    const isOne = row.joint !== undefined && before !== undefined && isBrief(before)
    values.push(isOne ? `${values.pop()}${row.joint}${row.value}` : row.value)
  }
  return values
}

/** A step in a few words while it is folded: its first answers, long names cut off. */
export function digestOf({ sections }: StepSummary): string {
  return [...new Set(sections.flatMap(briefValues).map(cutOff))].slice(0, digestValues).join(', ')
}
