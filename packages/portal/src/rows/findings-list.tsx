import { importIssueTexts, type LineFinding } from '@eksport/domain'
import { issueText, localize, type Section } from '@eksport/forms'
import { type FormSurroundings, focusField, useEksport } from '@eksport/ui'
import { CircleAlert } from 'lucide-react'
import { useText } from '../text/use-text.ts'
import type { GridRow } from './grid/grid-types.ts'
import { importTexts as texts } from './import.texts.ts'

type IssueTexts = FormSurroundings['issueTexts']

const shown = 6

/** The text of a finding. */
export function useFindingText(issueTexts: IssueTexts): (finding: LineFinding) => string {
  const { locale } = useEksport()
  return (finding) => issueText(finding, locale, { ...issueTexts, ...importIssueTexts })
}

/** The fields for which the file has no column, with the number of rows that lack them. */
function lackingFields(rows: readonly GridRow[], { fields }: Section) {
  return Object.entries(fields).flatMap(([path, field]) => {
    const lacks = ({ line }: GridRow) =>
      line.findings.some((finding) => finding.column === undefined && `${finding.path}.`.startsWith(`${path}.`))
    const n = rows.filter(lacks).length
    return n === 0 ? [] : [{ path, field, n }]
  })
}

/** Issues that one answer for the column settles in all its cells. */
const ofColumn: ReadonlySet<string> = new Set(['importNumberAmbiguous', 'importDateAmbiguous', 'importDateSerial'])

/** Groups findings: a word that is wrong in forty rows is one thing to correct, and so is a question about a whole column. */
const thingOf = ({ code }: LineFinding, text: string) => (ofColumn.has(code) ? code : text)

interface FindingsListProps {
  /** The rows with findings. */
  readonly rows: readonly GridRow[]
  /** The section that is asked for all lines, in the form with this id. */
  readonly section: Section
  readonly formId: string
  /** Texts of issues that lines can have. */
  readonly issueTexts: IssueTexts
  readonly labelOf: (column: string) => string
  readonly onCell: (row: number, column: string) => void
}

/** The findings, each with a link to its cell or field. */
export function FindingsList({ rows, section, formId, issueTexts, labelOf, onCell }: FindingsListProps) {
  const say = useText()
  const { locale } = useEksport()
  const textOf = useFindingText(issueTexts)
  const errors = rows.flatMap(({ number, shown: row, line }) =>
    line.findings.flatMap((finding) =>
      finding.column === undefined
        ? []
        : [{ number, row, column: finding.column, text: textOf(finding), thing: thingOf(finding, textOf(finding)) }],
    ),
  )
  const groups = [...Map.groupBy(errors, ({ column, thing }) => `${column} ${thing}`).values()].flatMap(
    ([first, ...others]) => (first === undefined ? [] : [{ ...first, others: others.length }]),
  )
  const more = countAll(groups.slice(shown))
  return (
    <ul aria-live="polite" className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-danger-text">
      {lackingFields(rows, section).map(({ path, field, n }) => (
        <Finding
          key={path}
          name={say(n === 1 ? texts.rowLacks : texts.rowsLack, { n, field: localize(field.label, locale) })}
          onFollow={() => focusField(`${formId}-${path.replaceAll('.', '-')}`)}
        />
      ))}
      {groups.slice(0, shown).map(({ number, row, column, text, others }) => (
        <Finding
          key={`${column} ${text}`}
          name={say(others === 0 ? texts.errorAt : texts.errorsAt, { row, column: labelOf(column), n: others })}
          text={text}
          onFollow={() => onCell(number, column)}
        />
      ))}
      {more > 0 && <li>{say(more === 1 ? texts.oneMoreError : texts.moreErrors, { n: more })}</li>}
    </ul>
  )
}

const countAll = (groups: readonly { readonly others: number }[]) =>
  groups.reduce((sum, { others }) => sum + 1 + others, 0)

interface FindingProps {
  readonly name: string
  readonly text?: string
  readonly onFollow: () => void
}

function Finding({ name, text, onFollow }: FindingProps) {
  return (
    <li className="flex items-start gap-1.5">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-base" />
      <span>
        <button
          type="button"
          // A cell may have several findings.
          aria-label={text === undefined ? undefined : `${name}: ${text}`}
          className="cursor-pointer text-left font-medium underline"
          onClick={onFollow}
        >
          {name}
        </button>
        {text !== undefined && <span>{`: ${text}`}</span>}
      </span>
    </li>
  )
}
