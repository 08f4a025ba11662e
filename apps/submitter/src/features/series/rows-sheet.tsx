import { formatKroner, type ImportColumn } from '@eksport/domain'
import { formatDate, formatNumber, isPlainDate } from '@eksport/forms'
import { FindingsList, useFindingText } from '@eksport/portal/rows/findings-list.tsx'
import type { Correction, GridColumn, GridHandle, GridRow } from '@eksport/portal/rows/grid/grid-types.ts'
import { ImportGrid } from '@eksport/portal/rows/grid/import-grid.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { type FormSurroundings, useEksport } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { Check, CircleAlert } from 'lucide-react'
import { type RefObject, useMemo } from 'react'
import { focusDeclarations } from './declarations.tsx'
import { RowCards } from './row-cards.tsx'
import { RowLink } from './row-link.tsx'
import { seriesTexts as texts } from './series.texts.ts'
import { declarationColumn, feeShownBefore, gridColumns, type ShownRow, stateColumn } from './series-rows.ts'
import type { useWeeks } from './weeks.tsx'

type IssueTexts = FormSurroundings['issueTexts']

interface RowsSheetProps {
  readonly grid: RefObject<GridHandle | null>
  readonly columns: readonly ImportColumn[]
  /** The visible rows, grouped by week. */
  readonly weeks: ReturnType<typeof useWeeks>
  readonly wrong: readonly ShownRow[]
  readonly issueTexts: IssueTexts
  readonly isProposed: (row: number, column: string) => boolean
  readonly onCorrect: (corrections: readonly Correction[]) => void
  /** Called to show all rows before focus moves to one of them. */
  readonly onReveal: () => void
}

const noSection = { id: 'series', fields: {} } as const

/** The errors, each with a link, above the rows in a sheet; on a phone only the rows to correct. */
export function RowsSheet(props: RowsSheetProps) {
  const { grid, columns, weeks, wrong, issueTexts, isProposed, onCorrect, onReveal } = props
  const { rows } = weeks
  const say = useText()
  const { locale } = useEksport()
  const textOf = useFindingText(issueTexts)
  const shown = useMemo(() => gridColumns(columns, say), [columns, say])
  const labelOf = (id: string) =>
    shown.find(({ column }) => column.id === id)?.label ??
    say(id === declarationColumn ? texts.declarations : texts.state)
  const wordsOf = (row: GridRow, { at, column: { field } }: GridColumn) => {
    const cell = row.cells[at]
    if (typeof cell === 'number') return formatNumber(cell, locale)
    if (typeof cell !== 'string') return ''
    return field.kind === 'date' && isPlainDate(cell) ? formatDate(cell) : cell
  }
  return (
    <>
      <div className="max-md:hidden">
        <FindingsList
          rows={wrong}
          section={noSection}
          formId="series"
          issueTexts={issueTexts}
          labelOf={labelOf}
          onCell={(row, column) => {
            onReveal()
            if (column === declarationColumn) focusDeclarations()
            else grid.current?.focusCell(row, column)
          }}
        />
        {rows.length === 0 ? (
          <p className="text-subtle">{say(texts.noneShown)}</p>
        ) : (
          <ImportGrid
            ref={grid}
            label={say(texts.grid)}
            columns={shown}
            rows={rows}
            groups={weeks.groups}
            onToggle={weeks.toggle}
            wordsOf={wordsOf}
            messageOf={(row, { column }) => {
              const found = row.line.findings.find((finding) => finding.column === column.id)
              return found && textOf(found)
            }}
            noteOf={({ number }, { column }) => (isProposed(number, column.id) ? say(texts.proposedCell) : undefined)}
            onCorrect={onCorrect}
            last={{
              header: say(texts.state),
              of: ({ number }) => {
                const row = rows.find((one) => one.number === number)
                return row && <RowState row={row} textOf={textOf} />
              },
            }}
          />
        )}
        <p className="mt-2 text-small text-subtle">{say(texts.keys)}</p>
      </div>
      <RowCards columns={shown} weeks={weeks} textOf={textOf} onCorrect={onCorrect} />
    </>
  )
}

interface RowStateProps {
  readonly row: ShownRow
  readonly textOf: ReturnType<typeof useFindingText>
}

/** The state of a row, with the errors that belong to no cell. */
function RowState({ row, textOf }: RowStateProps) {
  const say = useText()
  const { isDraft, isUnderWay, isReady, line, row: application } = row
  const own = line.findings.filter(({ column }) => column === stateColumn || column === declarationColumn).map(textOf)
  if (!isDraft)
    return (
      <span className="flex items-center gap-2">
        <StatusBadge status={application.applicationStatus} viewpoint="INNSENDER" /> <RowLink row={row} />
      </span>
    )
  const { fee } = application
  const shownBefore = feeShownBefore(application)
  const [tone, icon, words] = isReady
    ? ([
        'text-subtle',
        <Check key="icon" aria-hidden="true" className="size-4 text-success-base" />,
        shownBefore === undefined ? texts.isReady : texts.hasNewFee,
      ] as const)
    : line.findings.length === 0
      ? (['text-subtle', null, isUnderWay ? texts.isSending : texts.isSaving] as const)
      : (['text-danger-text', <CircleAlert key="icon" aria-hidden="true" className="size-4" />, texts.isWrong] as const)
  return (
    <span className={`flex items-center gap-2 ${tone}`} title={own.join(' ') || undefined}>
      {icon}
      <span>{say(words, { fee: formatKroner(fee), shown: formatKroner(shownBefore ?? fee) })}</span>{' '}
      <RowLink row={row} />
      {own.length > 0 && <span className="sr-only">{own.join(' ')}</span>}
    </span>
  )
}
