import type { SeriesRow } from '@eksport/api'
import {
  type Application,
  type ApplicationDraft,
  formatReference,
  formatWeight,
  type ImportColumn,
} from '@eksport/domain'
import { copyOf, declarationAt, domainIssueTexts, seriesColumns } from '@eksport/domain/templates'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { type CheckContext, useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useFindingText } from '@eksport/portal/rows/findings-list.tsx'
import type { GridHandle } from '@eksport/portal/rows/grid/grid-types.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { ButtonLink, PageHeading, Section, SegmentedControl, toast, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { BaseCard } from './base-card.tsx'
import { Declarations, focusDeclarations } from './declarations.tsx'
import type { KeptCells } from './join-cells.ts'
import { useKeepCells, useLeftCells } from './kept-cells.ts'
import { LeaveSeries } from './leave-series.tsx'
import { FileNotice, NewRowTools, Notices, usePastedRows } from './new-rows.tsx'
import { Proposals } from './proposals.tsx'
import { type Proposing, proposedCells } from './propose.ts'
import { focusCard } from './row-cards.tsx'
import { RowsSheet } from './rows-sheet.tsx'
import { SendBar } from './send-bar.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { seriesTexts as texts } from './series.texts.ts'
import { declarationColumn, isToSubmit, netWeightOf, ruleCode, type ShownRow, shownRows } from './series-rows.ts'
import { useCorrect } from './use-correct.ts'
import { useNewRows } from './use-new-rows.ts'
import { seriesQuery, useAddRows, useSendRows, useSeriesRows, useStopRows } from './use-series.ts'
import { useWeeks } from './weeks.tsx'

interface SeriesPageProps {
  /** Reference number of the application that the series was created from. */
  readonly origin: number
  /** That application, or one of its rows if it is deleted. */
  readonly base: Application
}

/** [EXP-10] A series: one base, and a row per container or week with what differs; checked and submitted together. */
export function SeriesPage({ origin, base }: SeriesPageProps) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const query = useQuery(seriesQuery(organisationNumber, origin))
  const left = useLeftCells(useJournalKey(origin))
  const title = say(texts.title, { reference: formatReference(origin) })
  useDocumentTitle(title)
  return (
    <>
      <ButtonLink
        kind="quiet"
        small
        icon={<ArrowLeft aria-hidden="true" />}
        className="mb-4 -ml-3"
        render={<RouterLink to="/oversikt" />}
      >
        {say(texts.back)}
      </ButtonLink>
      <PageHeading lead={query.data && query.data.rows.length > 0 && <Lead rows={query.data.rows} />}>
        {title}
      </PageHeading>
      <BaseCard base={base} isGone={origin !== base.referenceNumber} />
      <Fetched query={query} failed={say(texts.failed)}>
        {({ rows }) => left && <Rows origin={origin} base={base} rows={rows} left={left} />}
      </Fetched>
    </>
  )
}

function Lead({ rows }: { readonly rows: readonly SeriesRow[] }) {
  const say = useText()
  const { locale } = useEksport()
  const count = say(rows.length === 1 ? texts.row : texts.rows, { n: rows.length })
  return <span>{say(texts.lead, { rows: count, weight: formatWeight(netWeightOf(rows), locale) })}</span>
}

/** The columns of the series, and the data for proposals. */
function useSheet(base: Application): {
  readonly columns: readonly ImportColumn[]
  readonly context: CheckContext
  readonly proposing: Proposing
  readonly draft: ApplicationDraft
} {
  const context = useCheckContext()
  const draft = useMemo(() => copyOf(base).answers, [base])
  const columns = useMemo(() => seriesColumns(draft), [draft])
  const office = draft.certificateRetrieval?.office
  const proposing = useMemo(
    () => ({
      ids: new Set(columns.map(({ id }) => id)),
      policy: office === undefined ? undefined : context.given.offices.get(office),
      now: context.now,
      controlAt: base.control?.dispatchTime,
    }),
    [columns, office, context, base],
  )
  return { columns, context, proposing, draft }
}

/** The texts of the issues that cells can have, and of rule findings in the rules' own words. */
function useIssueTexts(rows: readonly SeriesRow[]) {
  return useMemo(() => {
    const rules = rows.flatMap(({ findings }) =>
      findings.map((finding) => {
        const { message: nb, messages = { nb, nn: nb, en: nb } } = finding
        return [ruleCode(finding), messages] as const
      }),
    )
    return {
      ...domainIssueTexts,
      seriesTime: texts.badTime,
      seriesCellTooLong: texts.tooLong,
      ...Object.fromEntries(rules),
    }
  }, [rows])
}

/** The cells whose values are proposals from the office's calendar that nobody has changed. */
function useProposed(drafts: readonly ShownRow[], proposing: Proposing) {
  const cells = new Map(drafts.map(({ number, row }) => [number, proposedCells(row.values, proposing)]))
  return (row: number, column: string) => cells.get(row)?.has(column) === true
}

/**
 * Submits the ready rows for the fees shown. The click itself may have ended the editing of a cell; its row is submitted with the edited
 * value.
 */
function useSending(
  origin: number,
  settle: ReturnType<typeof useSeriesRows>['settle'],
  showing: Parameters<typeof shownRows>[1],
) {
  const send = useSendRows(origin)
  const [isSettling, setSettling] = useState(false)
  const sendReady = async (shown: readonly ShownRow[]) => {
    const fees = new Map(shown.map(({ number, row }) => [number, row.fee]))
    setSettling(true)
    const { rows, pending } = await settle()
    setSettling(false)
    const settled = shownRows(rows, { ...showing, pending, textOf: ({ code }) => code })
    const ready = settled.flatMap(({ isReady, row: { referenceNumber, version } }) => {
      const shownFee = fees.get(referenceNumber)
      return isReady && shownFee !== undefined ? [{ referenceNumber, version, shownFee }] : []
    })
    if (ready.length > 0) send.mutate(ready)
  }
  return { send, isSending: isSettling || send.isPending, sendReady }
}

type Filter = 'all' | 'ready' | 'wrong'

interface RowsProps extends SeriesPageProps {
  readonly rows: readonly SeriesRow[]
  /** Unsaved cells from an earlier page load. */
  readonly left: KeptCells
}

function Rows({ origin, base, rows: stored, left }: RowsProps) {
  const say = useText()
  const sheet = useSheet(base)
  const { columns, context, proposing, draft } = sheet
  const add = useAddRows(origin)
  const { unsaved, pending, change, saveAgain, flush, settle } = useSeriesRows({
    origin,
    left: left.changes,
    onUnchanged: (unchanged) => {
      const numbers = unchanged.map((row) => stored.findIndex(({ referenceNumber }) => referenceNumber === row) + 1)
      toast.info(say(texts.unchanged, { rows: numbers.join(', ') }))
    },
  })
  const issueTexts = useIssueTexts(stored)
  const textOf = useFindingText(issueTexts)
  const isDeclaration = (path: string) => declarationAt(draft, path) !== undefined
  const { unread, correct } = useCorrect({ rows: stored, columns, context, left: left.unread, change })
  const isLost = useKeepCells(useJournalKey(origin), { changes: pending, unread })
  const showing = { columns, unread, pending, isDeclaration, textOf }
  const rows = shownRows(stored, showing)
  const { begin, take, notes } = useNewRows({ columns, context, proposing, add })
  const { send, isSending, sendReady } = useSending(origin, settle, showing)
  const stop = useStopRows(origin)
  const [filter, setFilter] = useState<Filter>('all')
  const grid = useRef<GridHandle>(null)
  usePastedRows(take)
  const drafts = rows.filter(isToSubmit)
  const wrong = drafts.filter(({ line }) => line.findings.length > 0)
  const shown = filter === 'all' ? rows : filter === 'wrong' ? wrong : rows.filter(({ isReady }) => isReady)
  const weeks = useWeeks(shown, filter !== 'all')
  const isProposed = useProposed(drafts, proposing)
  const toFirstError = () => {
    flushSync(() => setFilter('all'))
    const [first] = wrong
    const column = first?.line.findings[0]?.column
    if (column === declarationColumn) focusDeclarations()
    else if (first) {
      // Either the card on a phone or the cell in a wider window is visible, and only that one takes focus.
      focusCard(first.number)
      grid.current?.focusCell(first.number, column ?? '')
    }
  }
  return (
    <>
      <LeaveSeries isLost={isLost} onSave={async () => (await flush()) && unread.size === 0} />
      <SendingPanel origin={origin} send={send} stop={stop} rows={rows} />
      <Section heading={say(texts.different)}>
        <FileNotice base={base} />
        {/* A new row starts as a copy of the base. */}
        {origin === base.referenceNumber && (
          <NewRowTools columns={columns} proposing={proposing} isBusy={add.isPending} onBegin={begin} onTake={take} />
        )}
        <Notices add={add} unsaved={unsaved} notes={notes} onSaveAgain={() => saveAgain()} />
        {rows.length === 0 ? (
          <p className="rounded border border-dashed border-line-strong bg-surface p-6 text-subtle">
            {say(texts.empty)}
          </p>
        ) : (
          <>
            <Proposals drafts={drafts} proposing={proposing} onTake={change} />
            <RowFilter rows={rows} wrong={wrong.length} filter={filter} onFilter={setFilter} />
            <RowsSheet
              grid={grid}
              columns={columns}
              weeks={weeks}
              wrong={wrong}
              issueTexts={issueTexts}
              isProposed={isProposed}
              onCorrect={(corrections) => {
                weeks.follow(corrections.map(({ number }) => number))
                correct(corrections)
              }}
              onReveal={() => flushSync(() => setFilter('all'))}
            />
          </>
        )}
      </Section>
      <Declarations base={draft} drafts={drafts} pending={pending} onGive={change} />
      {rows.length > 0 && <SendBar rows={rows} isBusy={isSending} onSend={sendReady} onFirstError={toFirstError} />}
    </>
  )
}

interface RowFilterProps {
  readonly rows: readonly ShownRow[]
  readonly wrong: number
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

/** Chooses which rows are shown. */
function RowFilter({ rows, wrong, filter, onFilter }: RowFilterProps) {
  const say = useText()
  return (
    <SegmentedControl
      className="mb-3 max-md:hidden"
      label={say(texts.show)}
      segments={[
        { value: 'all', label: say(texts.all), count: rows.length },
        { value: 'ready', label: say(texts.ready), count: rows.filter(({ isReady }) => isReady).length },
        { value: 'wrong', label: say(texts.wrong), count: wrong },
      ]}
      value={filter}
      onValueChange={onFilter}
    />
  )
}
