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

/** Props of {@link LineTable}. Without `onCopy` or `onDelete` lines cannot be copied or deleted. */
export interface LineTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onCopy' | 'title'> {
  /** The lines, in order. An unchanged line must be the same object, so that it does not render again. */
  rows: readonly Row[]
  /** The stable, unique id of a line; keep the function stable. */
  rowId: (row: Row) => string
  /** The name of a line in running text: 'Laks'. */
  rowName: (row: Row) => string
  /** The columns; keep the array stable. */
  columns: readonly LineColumn<Row>[]
  /** The nouns for a line. @default 'linje' */
  nouns?: Nouns
  /** The findings of each line, by its id. Unchanged findings must be the same array. */
  findings?: ReadonlyMap<string, readonly LineFinding[]>
  /** Findings on all lines; shown once, above the table. */
  common?: readonly LineFinding[]
  /** The line whose fields are shown. */
  openId: string | undefined
  /**
   * Opens a line, or with undefined closes the one that replaces the list on a narrow screen. Store the id and pass it
   * back.
   */
  onOpen: (id: string | undefined) => void
  /**
   * Renders the fields of a line. With the same control ids in every line, the keyboard can stay in a field from line to
   * line.
   */
  editor: (row: Row, index: number) => ReactNode
  /** A note below the heading of the fields: 'Lagres når du går ut av feltet'. */
  editorNote?: ReactNode
  /** Copies lines; should open the copy. */
  onCopy?: (ids: readonly string[]) => void
  /** Removes lines at once; `onRestore` restores them. */
  onDelete?: (ids: readonly string[]) => void
  /** Restores lines to their positions. */
  onRestore?: (removed: readonly RemovedLine<Row>[]) => void
  /**
   * On a narrow screen: lines are selected, to be copied and deleted together, instead of opened; close the open one.
   */
  choosing?: boolean
  /** Called when selecting ends: by its button, by Escape, or after an action. */
  onChoosingEnd?: () => void
  /** The page's own tools, in the row above the table. */
  actions?: ReactNode
  /** Shown instead of a table without lines: what to do now. */
  empty?: ReactNode
  /** Content below the table: sums of groups. */
  below?: ReactNode
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof lineTableTexts>
}

/** With up to this many lines, the fields are rendered together with them without a noticeable delay. */
const fewLines = 10

/** Whether the fields of the open line are rendered: with many lines, those come first. */
function useShowsFields(count: number): boolean {
  const [isPainted, setPainted] = useState(count <= fewLines)
  useEffect(() => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted(true)))), [isPainted])
  return isPainted
}

/** The state of a table and its actions. */
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
 * Editable lines: a table with the open line's fields beside it; on a narrow screen a list, which the open line
 * replaces. Up and Down change line, Enter moves to the fields, Escape back; each line's findings are below it.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the lines in it
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

/** The row above the lines, and findings on all of them. */
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

/** The lines that buttons act on, for their names: 'varelinje 4, Laks', '3 valgte'. */
function objectOf<Row>({ say, acting }: ReturnType<typeof useTable<Row>>, rowName: (row: Row) => string): string {
  const [first, ...others] = acting.acted
  if (first === undefined || others.length > 0) return say('ofChosen', { n: acting.acted.length })
  return say('ofLine', { n: first.index + 1, name: rowName(first.row) })
}

type ActsProps<Row> = PartProps<Row> & Pick<LineTableProps<Row>, 'rowName' | 'onCopy' | 'onDelete'>

interface ListProps<Row> extends ActsProps<Row>, Pick<LineTableProps<Row>, 'columns'> {
  readonly onOpen: (id: string) => void
}

/** The list on a narrow screen; while lines are selected, with the actions above it. */
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

/** Copy and delete buttons for the open line or the selected ones. */
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
