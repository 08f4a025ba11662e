'use client'
import { type ComponentPropsWithRef, type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import { afterPaint } from '../../foundation/internal/after-paint.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { LineChoice } from './line-choice.js'
import { KeyHelp, LineFindings } from './line-findings.js'
import { LineGrid } from './line-grid.js'
import { LineList } from './line-list.js'
import { LinePane } from './line-pane.js'
import type { lineTableTexts } from './line-table.texts.js'
import { type LineColumn, type LineFilter, type LineFinding, noFindings, type RemovedLine } from './line-table-types.js'
import { LineActs, LineTools } from './line-tools.js'
import { useLineActs } from './use-line-acts.js'
import { useLineFocus } from './use-line-focus.js'
import { useLineItems } from './use-line-items.js'
import { useLineKeys } from './use-line-keys.js'
import { useHasRoom, useLineWords } from './use-line-words.js'

/** Props of {@link LineTable}. A handler is the permission: without `onCopy` or `onDelete` nothing can be copied or deleted. */
export interface LineTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy' | 'title'> {
  /** The lines, in their order. A line that has not changed must be the same object: it is not drawn again. */
  rows: readonly Row[]
  /** What tells a line from the others as long as it is there; the same function always. */
  rowId: (row: Row) => string
  /** What a line is in running text: 'Laks'. */
  rowName: (row: Row) => string
  /** The same array as long as the columns are the same. */
  columns: readonly LineColumn<Row>[]
  /** What a line is called; 'linje' unless said otherwise. */
  nouns?: Nouns
  /** What is wrong with each line, by its id. Findings that have not changed must be the same array. */
  findings?: ReadonlyMap<string, readonly LineFinding[]>
  /** What concerns all lines; it stands once, over the table. */
  common?: readonly LineFinding[]
  /** The line whose fields are shown. */
  openId: string | undefined
  /** Opens a line, or closes the one that takes the place of the others on a narrow screen. Keep the id and give it back. */
  onOpen: (id: string | undefined) => void
  /** The fields of a line. Controls with the same ids in every line let the keyboard stay in a field from line to line. */
  editor: (row: Row, index: number) => ReactNode
  /** Under the heading of the fields: 'Lagres når du går ut av feltet'. */
  editorNote?: ReactNode
  /** Copies lines; open the copy. */
  onCopy?: (ids: readonly string[]) => void
  /** Takes lines away at once; `onRestore` brings them back. */
  onDelete?: (ids: readonly string[]) => void
  /** Puts lines back where they stood. */
  onRestore?: (removed: readonly RemovedLine<Row>[]) => void
  /** On a narrow screen: lines are chosen there, to be copied and deleted together, instead of opened; close the open one. */
  choosing?: boolean
  /** Choosing ends: by its button, by Escape, or because it is done. */
  onChoosingEnd?: () => void
  /** Tools of the page's own, in the row over the table. */
  actions?: ReactNode
  /** Instead of a table without lines: what to do now. */
  empty?: ReactNode
  /** Under the table: sums of groups. */
  below?: ReactNode
  /** Own wording for single texts of this one. */
  messages?: CatalogueOverrides<typeof lineTableTexts>
}

/** So many lines and the fields of one of them are drawn without anybody waiting. */
const fewLines = 10

/** Whether the fields of the open line are drawn: who comes to many lines sees those first. */
function useShowsFields(count: number): boolean {
  const [isPainted, setPainted] = useState(count <= fewLines)
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted])
  return isPainted
}

/** The state of a table and what is done with it. */
function useTable<Row>(props: LineTableProps<Row>) {
  const { nouns, messages, openId, onOpen, rowName, choosing = false, onChoosingEnd } = props
  const root = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const say = useLineWords(nouns, messages)
  const lines = useLineItems(props)
  const hasRoom = useHasRoom()
  const isChoosing = choosing && !hasRoom && lines.open === undefined
  const focus = useLineFocus({ root, fields, openId, onOpen, hasRoom, isChoosing })
  const acting = useLineActs(props, lines, focus, say, { hasRoom, isChoosing, onChoosingEnd })
  const keys = useLineKeys({ openId, rowName, lines, acting, focus, say, hasRoom, isChoosing })
  const showsFields = useShowsFields(props.rows.length)
  const [lastId, setLastId] = useState(openId)
  if (openId !== undefined && openId !== lastId) setLastId(openId)
  return { root, fields, say, lines, acting, focus, keys, showsFields, hasRoom, isChoosing, lastId }
}

/**
 * Lines that are filled in: a table with the open line's fields beside it; where there is no room a list, and the open line
 * in its place. Up and Down change line, Enter goes to the fields, Escape back; what is wrong stands under each line.
 */
export function LineTable<Row>(props: LineTableProps<Row>) {
  const { rows: _, rowId: _id, rowName, columns, nouns: _nouns, findings: _findings, common, ...others } = props
  const { openId, onOpen, editor, editorNote, onCopy, onDelete, onRestore: _restore, actions, empty, ...more } = others
  const { choosing, onChoosingEnd, below, messages, className, ref, onKeyDown, ...rest } = more
  const table = useTable(props)
  const { say, lines, keys, hasRoom } = table
  const merged = useMergedRef(table.root, ref)
  const openLine = useLatestCallback((id: string) => onOpen(id))
  const acts = <Acts {...props} table={table} isLabelled={hasRoom} />
  const pane = <Pane {...props} table={table} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the lines in it
    <div
      {...rest}
      ref={merged}
      data-view={hasRoom ? 'table' : 'list'}
      className={cx('eks-line-table', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) keys.onLineKey(event)
      }}
    >
      {lines.items.length === 0 ? (
        empty
      ) : lines.open && !hasRoom ? (
        <>
          {pane}
          {acts}
        </>
      ) : (
        <>
          <div className="eks-line-main">
            <div className="eks-line-box">
              <Tools table={table} common={common}>
                {actions}
                {hasRoom && acts}
              </Tools>
              {hasRoom ? (
                <LineGrid
                  {...{ lines, columns, say, rowName, openId }}
                  onOpen={openLine}
                  isChoosable={Boolean(onCopy || onDelete)}
                />
              ) : (
                <List {...props} table={table} onOpen={openLine} />
              )}
            </div>
            {below}
            {hasRoom && <KeyHelp say={say} withCopy={onCopy !== undefined} />}
          </div>
          {hasRoom && <div className="eks-line-side">{pane}</div>}
        </>
      )}
    </div>
  )
}

interface PartProps<Row> {
  readonly table: ReturnType<typeof useTable<Row>>
}

interface ToolsProps<Row> extends PartProps<Row> {
  readonly common: readonly LineFinding[] | undefined
  readonly children: ReactNode
}

/** The row over the lines, and what concerns all of them. */
function Tools<Row>({ table: { say, lines }, common = noFindings, children }: ToolsProps<Row>) {
  const announce = useAnnounce()
  const show = (filter: LineFilter) => {
    lines.setFilter(filter)
    announce(say('shown', { n: lines.counts[filter] }))
  }
  return (
    <>
      <LineTools say={say} filter={lines.filter} counts={lines.counts} onFilter={show}>
        {children}
      </LineTools>
      {common.length > 0 && (
        <div className="eks-line-common">
          <LineFindings findings={common} />
        </div>
      )}
    </>
  )
}

/** What lines are copied and deleted, in the names of buttons: 'varelinje 4, Laks', '3 valgte'. */
function objectOf<Row>({ say, acting }: ReturnType<typeof useTable<Row>>, rowName: (row: Row) => string): string {
  const [first, ...others] = acting.acted
  if (first === undefined || others.length > 0) return say('ofChosen', { n: acting.acted.length })
  return say('ofLine', { n: first.index + 1, name: rowName(first.row) })
}

type ActsProps<Row> = PartProps<Row> & Pick<LineTableProps<Row>, 'rowName' | 'onCopy' | 'onDelete'>

interface ListProps<Row> extends ActsProps<Row>, Pick<LineTableProps<Row>, 'columns'> {
  readonly onOpen: (id: string) => void
}

/** The lines of a narrow screen; while they are chosen, what is done with the chosen ones over them. */
function List<Row>({ table, columns, rowName, onCopy, onDelete, onOpen }: ListProps<Row>) {
  const { say, lines, acting, isChoosing, lastId } = table
  return (
    <>
      {isChoosing && (
        <LineChoice
          {...{ say, lines }}
          object={objectOf(table, rowName)}
          onCopy={onCopy && acting.copy}
          onDelete={onDelete && acting.remove}
          onEnd={acting.endChoosing}
        />
      )}
      <LineList {...{ lines, columns, say, rowName, isChoosing, onOpen }} keptId={lastId} />
    </>
  )
}

/** Copy and delete of the open line or of the chosen ones. */
function Acts<Row>({
  table,
  rowName,
  onCopy,
  onDelete,
  isLabelled,
}: ActsProps<Row> & { readonly isLabelled: boolean }) {
  const { say, lines, acting } = table
  const [first] = acting.acted
  if (first === undefined) return null
  const n = acting.acted.length
  const isOpenLine = lines.selected.length === 0
  return (
    <LineActs
      say={say}
      {...(isLabelled && { label: isOpenLine ? say('forLine', { n: first.index + 1 }) : say('forChosen', { n }) })}
      object={objectOf(table, rowName)}
      onCopy={onCopy && acting.copy}
      onDelete={onDelete && acting.remove}
    />
  )
}

type PaneProps<Row> = PartProps<Row> & Pick<LineTableProps<Row>, 'editor' | 'editorNote'>

/** The fields of the open line. */
function Pane<Row>({ table, editor, editorNote }: PaneProps<Row>) {
  const { say, lines, keys, focus, fields, showsFields, hasRoom } = table
  const headingId = useId()
  const { open } = lines
  if (open === undefined) return null
  const findings = lines.findingsOf(open.id)
  return (
    <LinePane
      heading={say('heading', { n: open.index + 1 })}
      headingId={headingId}
      note={editorNote}
      back={hasRoom ? undefined : { label: say('back'), onBack: () => focus.leave(open.id) }}
      findings={
        !hasRoom &&
        findings.length > 0 && (
          <div className="eks:mb-4">
            <LineFindings findings={findings} />
          </div>
        )
      }
      previousLabel={say('previous')}
      nextLabel={say('next')}
      onPrevious={keys.neighbour(-1) && (() => keys.step(-1))}
      onNext={keys.neighbour(1) && (() => keys.step(1))}
      onKeyDownCapture={keys.onPaneKey}
      fields={fields}
    >
      <div key={open.id}>{showsFields && editor(open.row, open.index)}</div>
    </LinePane>
  )
}
