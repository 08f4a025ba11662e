import type { StepSummary, SummaryRow, SummarySection } from '@eksport/forms'

const longest = 60
const digestValues = 4

/** The maximum length of a name or an address; longer answers are running text. */
const longestName = 200

/** Whether a row needs the whole width: several lines, or words that do not fit in a column. */
export const isWide = ({ label, value }: SummaryRow): boolean =>
  value.includes('\n') || label.length > longest || value.length > longest

const rowsOf = ({ sections, items = [] }: StepSummary): readonly SummaryRow[] =>
  [...sections, ...items.flatMap((item): readonly SummarySection[] => item.sections)].flatMap(({ rows }) => rows)

/** Whether a required answer is missing: such a step is never collapsed. */
export const lacksAnswers = (step: StepSummary): boolean => rowsOf(step).some(({ value }) => value === '')

/** Whether an answer of a step differs from before. */
export const hasChanged = (step: StepSummary, before: ReadonlyMap<string, string> | undefined): boolean =>
  before !== undefined && rowsOf(step).some(({ path }) => before.has(path))

/** Whether an answer is short enough for a digest: not running text, nor the answer to a whole sentence. */
const isBrief = ({ label, value }: SummaryRow) =>
  value !== '' && !value.includes('\n') && value.length <= longestName && label.length <= longest

/** Truncates after a whole word if there is more than one: half a word may mean something else. */
const cutOff = (value: string) =>
  value.length > longest ? `${value.slice(0, longest).replace(/[\s,-]+[^\s-]*$/, '')}…` : value

/** The short answers of a section; parts of one answer, such as both names of a person, are joined. */
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

/** The digest of a collapsed step: its first answers, with long names truncated. */
export function digestOf({ sections }: StepSummary): string {
  return [...new Set(sections.flatMap(briefValues).map(cutOff))].slice(0, digestValues).join(', ')
}
