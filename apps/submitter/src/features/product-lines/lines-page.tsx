import { formatWeight, type ProductLine, totalsOf } from '@eksport/domain'
import { formatNumber, type Section } from '@eksport/forms'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Card, LineTable, useEksport } from '@eksport/ui'
import { Navigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useActs, useAnswers } from '../../draft/draft-context.ts'
import { useTellFreshLine } from '../../draft/open-page.ts'
import { lineLink } from '../../draft/step-link.ts'
import { formTexts } from '../../form/form.texts.ts'
import { FormPage } from '../../form/form-page.tsx'
import { linesTexts as texts } from '../../form/lines/lines.texts.ts'
import { signOnPhone, wordsBesidePhone } from '../../form/sign-on-phone.ts'
import { useStep } from '../../form/step-page.tsx'
import { LineFields } from './line-fields.tsx'
import { LineSums } from './line-sums.tsx'
import { MoreWithLines } from './more-with-lines.tsx'
import { ToCorrect } from './to-correct.tsx'
import { type GoingOn, useGoingOn } from './use-going-on.ts'
import { useCheckedLines } from './use-line-check.ts'
import { TotalsContext, useLineColumns } from './use-line-columns.tsx'
import { useLineFindings, useLineIssues } from './use-line-findings.ts'
import { type LineState, useLineState } from './use-line-state.ts'
import { type LineAddress, useOpenLine } from './use-open-line.ts'

const noSections: readonly Section[] = []
const nouns = {
  one: { nb: 'varelinje', nn: 'varelinje', en: 'product line' },
  many: { nb: 'varelinjer', nn: 'varelinjer', en: 'product lines' },
  all: { nb: 'varelinjene', nn: 'varelinjene', en: 'the product lines' },
}
const idOf = ({ id }: ProductLine) => id

/** The number of lines, their total weight and packages, in words. */
function useHowMuch(lines: readonly ProductLine[]) {
  const say = useText()
  const { locale } = useEksport()
  const { netWeight, packages } = totalsOf(lines)
  return say(lines.length === 1 ? texts.countOne : texts.count, {
    n: lines.length,
    weight: formatWeight(netWeight, locale),
    packages: say(packages === 1 ? texts.packagesCountOne : texts.packagesCount, { n: formatNumber(packages, locale) }),
  })
}

interface LinesPageProps extends LineAddress {
  /** Shown above the lines: how many were imported, with an undo button. */
  readonly notice: ReactNode
  /** Link to the import of lines. */
  readonly importLink: ReactNode
}

/** [RTE-11] The lines page for an address. An index past the next new line redirects to the new line. */
export function LinesPage(address: LinesPageProps) {
  const { answers, generation } = useAnswers()
  const { referenceNumber } = useActs()
  const count = answers.productLines?.length ?? 0
  if (address.at !== undefined && address.at > count) return <Navigate {...lineLink(referenceNumber, count)} replace />
  return <Lines key={generation} {...address} />
}

/** The lines as typed and as they count, including a new line that is being started. */
function useLines(address: LineAddress, sections: readonly Section[]) {
  const { relevant } = useAnswers()
  const state = useLineState()
  const opened = useOpenLine(address, state, sections)
  const { pending } = opened
  const counted = relevant.productLines ?? state.lines
  const rows = useMemo(() => (pending ? [...counted, pending] : counted), [counted, pending])
  const typed = useMemo(() => (pending ? [...state.lines, pending] : state.lines), [state.lines, pending])
  return { state, ...opened, counted, rows, typed }
}

/** [WIZ-11] [EXP-06] The product lines as a table, the open line with its fields, and the rule findings. */
function Lines(address: LinesPageProps) {
  const say = useText()
  const context = useCheckContext()
  const sections = useStep('varelinjer').items?.sections ?? noSections
  const lines = useLines(address, sections)
  const { state, openId, pending, open, openNew, counted, rows, typed } = lines
  const issues = useLineIssues(typed, sections, context)
  // An empty new line stops nobody, unless it would be the only line.
  const isIdle = pending !== undefined && address.copyOf === undefined && state.lines.length > 0
  const going = useGoingOn({ lines: isIdle ? state.lines : typed, issues, openId, open })
  const freshId = useFreshId(pending?.id, openId, going)
  const { checked, isError } = useCheckedLines()
  const { findings, common } = useLineFindings({ lines: typed, sections, issues, checked, freshId })
  const { columns, nameOf } = useLineColumns(rows)
  const totals = useMemo(() => totalsOf(rows), [rows])
  const howMuch = useHowMuch(counted)
  const fresh = typed.findIndex(({ id }) => id === freshId)
  useTellFreshLine(fresh < 0 ? undefined : fresh)
  const choosing = useChoosing(open)
  return (
    <FormPage
      step="varelinjer"
      intro={counted.length === 0 ? undefined : howMuch}
      headingActions={
        rows.length > 0 &&
        !choosing.isOn && <LineWays importLink={address.importLink} onAdd={openNew} onChoose={choosing.begin} />
      }
      actions={{
        ...going.actions,
        note: <ToCorrect lines={typed} issues={issues} sections={sections} exceptId={freshId} />,
      }}
    >
      {address.notice}
      <Notices ruleCheckFailed={isError} going={going} />
      <TotalsContext value={totals}>
        <LineTable
          rows={rows}
          rowId={idOf}
          rowName={nameOf}
          columns={columns}
          nouns={nouns}
          findings={findings}
          common={common}
          openId={openId}
          onOpen={open}
          editorNote={say(texts.savedAsYouGo)}
          editor={(_, index) => <OpenLine line={typed[index]} {...{ index, sections, going, state }} />}
          onCopy={(ids) => open(state.copyLines(ids)[0]?.id)}
          onDelete={state.removeLines}
          onRestore={state.restoreLines}
          choosing={choosing.isOn}
          onChoosingEnd={choosing.end}
          empty={<NoLines held={going.held === 'none'} importLink={address.importLink} onAdd={openNew} />}
          below={<LineSums lines={counted} nameOf={nameOf} />}
        />
      </TotalsContext>
    </FormPage>
  )
}

/** Selection of lines: available only in the list layout, where no line is open meanwhile. */
function useChoosing(open: (id: undefined) => void) {
  const [isWanted, setWanted] = useState(false)
  const isList = !useMediaQuery('(min-width: 1024px)')
  const begin = () => {
    open(undefined)
    setWanted(true)
  }
  return {
    isOn: isWanted && isList,
    begin: isList ? begin : undefined,
    end: () => setWanted(false),
  }
}

/**
 * The id of the line that is being filled in for the first time, until it is left or the person tries to go on; its missing answers are not
 * reported yet.
 */
function useFreshId(pendingId: string | undefined, openId: string | undefined, { attemptsOf }: GoingOn) {
  const [freshId, setFreshId] = useState(pendingId)
  const isOver = freshId !== undefined && (freshId !== openId || attemptsOf(freshId) > 0)
  const next = pendingId !== undefined && attemptsOf(pendingId) === 0 ? pendingId : isOver ? undefined : freshId
  if (next !== freshId) setFreshId(next)
  return next
}

interface OpenLineProps {
  readonly line: ProductLine | undefined
  readonly index: number
  readonly sections: readonly Section[]
  readonly going: GoingOn
  readonly state: LineState
}

/** The fields of the open line. */
function OpenLine({ line, index, sections, going: { registers, attemptsOf }, state }: OpenLineProps) {
  if (line === undefined) return null
  return (
    <LineFields
      line={line}
      index={index}
      sections={sections}
      issues={registers.unknownOf(line.id)}
      attempts={attemptsOf(line.id)}
      onChange={(changed) => {
        registers.noteChange(changed.id)
        state.changeLine(changed)
      }}
    />
  )
}

interface NewLines extends Pick<LinesPageProps, 'importLink'> {
  readonly onAdd: () => void
}

/** Actions on the lines; in the list layout most of them are behind one button. */
function LineWays({ importLink, onAdd, onChoose }: NewLines & { readonly onChoose: (() => void) | undefined }) {
  const say = useText()
  return (
    <div className="flex gap-3 max-md:gap-2">
      {onChoose ? <MoreWithLines importLink={importLink} onChoose={onChoose} /> : importLink}
      <Button className={signOnPhone} icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        <span className={wordsBesidePhone}>{say(texts.add)}</span>
      </Button>
    </div>
  )
}

interface NoticesProps {
  readonly ruleCheckFailed: boolean
  readonly going: GoingOn
}

/** Failed checks, and what stops the person from going on. */
function Notices({ ruleCheckFailed, going: { registers, held } }: NoticesProps) {
  const say = useText()
  return (
    <>
      {ruleCheckFailed && (
        <Alert tone="warning" role="alert" className="mb-5">
          {say(formTexts.ruleCheckFailed)}
        </Alert>
      )}
      {!registers.isComplete && (
        <Alert tone="warning" role="alert" className="mb-5">
          {say(texts.notLookedUp)}
        </Alert>
      )}
      {held === 'rules' && (
        <Alert tone="danger" role="alert" className="mb-5">
          {say(texts.blocked)}
        </Alert>
      )}
    </>
  )
}

function NoLines({ held, importLink, onAdd }: NewLines & { readonly held: boolean }) {
  const say = useText()
  return (
    <Card>
      <p className="text-lead font-bold">{say(texts.none)}</p>
      <p role={held ? 'alert' : undefined} className={held ? 'mt-1 font-medium text-danger-text' : 'mt-1 text-subtle'}>
        {say(texts.noneText)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
          {say(texts.add)}
        </Button>
        {importLink}
      </div>
    </Card>
  )
}
