import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Correction, type GridColumn, type GridRow, type Place, rowHeight } from './grid-types.ts'
import { useCorrections } from './use-corrections.ts'

interface GridKeys {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  /** The drawn lines, without rows of collapsed groups. */
  readonly lines: readonly object[]
  readonly region: RefObject<HTMLElement | null>
  readonly onCorrect: (corrections: readonly Correction[]) => void
  /** Called when moving to a row in a collapsed group. */
  readonly onUnfold: (row: GridRow) => void
}

/** A cell by its row number, wherever the row is drawn. */
interface Spot {
  readonly number: number
  readonly column: number
}

const moves: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -9999 },
  End: { row: 0, column: 9999 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

/** Whether a key types a character; Space scrolls instead. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const isFillDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey

/** A button or link among the cells handles its own keys. */
const isControl = (target: EventTarget) => target instanceof Element && target.closest('button, a') !== null

/** Scrolls to a line, because one that is not drawn cannot have focus. */
function reveal(region: HTMLElement, line: number): void {
  const top = line * rowHeight
  const height = region.clientHeight - rowHeight
  if (top < region.scrollTop) region.scrollTop = top
  else if (top + rowHeight > region.scrollTop + height) region.scrollTop = top + rowHeight - height
  region.dispatchEvent(new Event('scroll'))
}

/** The next cell with an error; after the last one, the first. */
function nextError(rows: readonly GridRow[], columns: readonly GridColumn[], from: Place): Place | undefined {
  const total = rows.length * columns.length
  const start = from.row * columns.length + from.column
  for (let step = 1; step <= total; step++) {
    const at = (start + step) % total
    const place = { row: Math.floor(at / columns.length), column: at % columns.length }
    const id = columns[place.column]?.column.id
    if (rows[place.row]?.line.findings.some((finding) => finding.column === id)) return place
  }
  return undefined
}

/** The index of a row's line, in the latest render. */
function useLineOf(lines: readonly object[], rows: readonly GridRow[]) {
  const latest = useRef({ lines, rows })
  useLayoutEffect(() => {
    latest.current = { lines, rows }
  }, [lines, rows])
  return (number: number) => {
    const row = latest.current.rows.find((one) => one.number === number)
    return row === undefined ? -1 : latest.current.lines.indexOf(row)
  }
}

/** The current row, wherever it has moved to; if it is gone or collapsed, a neighbouring one. */
function rowAt(number: number | undefined, before: number, rows: readonly GridRow[], lines: ReadonlySet<object>) {
  const found = rows.findIndex((row) => row.number === number)
  const at = found >= 0 ? found : Math.min(before, rows.length - 1)
  const isDrawn = (row: GridRow) => lines.has(row)
  const after = rows.findIndex((row, index) => index >= at && isDrawn(row))
  return after >= 0 ? after : rows.findLastIndex(isDrawn)
}

/** If a focused row leaves the sheet, because it was corrected or sent, moves focus to the cell that is now current. */
function useFocusKept(region: RefObject<HTMLElement | null>) {
  const isIn = useRef(false)
  useLayoutEffect(() => {
    if (!isIn.current || document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus({ preventScroll: true })
  })
  return {
    onFocus: () => {
      isIn.current = true
    },
    // A field that is removed fires no blur.
    onBlur: () => {
      isIn.current = false
    },
  }
}

/** The current cell, and the open one. */
function useGridPlace({ columns, rows, lines, region, onUnfold }: Omit<GridKeys, 'onCorrect'>) {
  const [place, setPlace] = useState<Place & Partial<Spot>>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Spot>()
  const lineOf = useLineOf(lines, rows)
  const drawn = new Set(lines)
  const current = {
    row: rowAt(place.number, place.row, rows, drawn),
    column: Math.min(place.column, columns.length - 1),
  }

  /** `typed` replaces the text of the cell when it is opened. */
  const go = (next: Place, edit = false, typed?: string) => {
    const element = region.current
    const row = rows[next.row]
    if (!element || !row) return
    const spot = { number: row.number, column: next.column }
    if (lineOf(spot.number) < 0) flushSync(() => onUnfold(row))
    reveal(element, lineOf(spot.number))
    flushSync(() => {
      setPlace({ ...next, ...spot })
      setEditing(edit ? spot : undefined)
    })
    // The correction may have moved the row.
    flushSync(() => reveal(element, lineOf(spot.number)))
    const cell = element.querySelector<HTMLElement>(`[data-cell='${spot.number}:${spot.column}']`)
    const input = cell?.querySelector('input')
    const target = edit ? input : cell
    target?.focus()
    if (edit && input && typed !== undefined) input.value = typed
    target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  /** A number of rows further on among the drawn ones. */
  const within = ({ row, column }: Place): Place => {
    const walked = rows.flatMap((one, index) => (drawn.has(one) ? [index] : []))
    const at = walked.indexOf(current.row) + row
    return {
      row: walked[Math.min(Math.max(0, at), walked.length - 1)] ?? 0,
      column: Math.min(Math.max(0, current.column + column), columns.length - 1),
    }
  }
  /** Closes the open cell, and returns the place of the cell that was left. */
  const close = ({ row, column }: Place) => {
    const number = rows[row]?.number
    setEditing((known) => (known?.number === number && known?.column === column ? undefined : known))
  }
  return { current, editing, go, within, close, focus: useFocusKept(region) }
}

/** Keyboard navigation in the grid, and in-place correction of its cells. */
export function useGridKeys({ onCorrect, ...grid }: GridKeys) {
  const { columns, rows } = grid
  const { current, editing, go, within, close, focus } = useGridPlace(grid)
  const { commit, fillDown, pasteAt } = useCorrections({ columns, rows, onCorrect })

  const editKey = (event: KeyboardEvent, input: HTMLInputElement) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      // Resets the field, because leaving it saves its text.
      input.value = input.defaultValue
      go(current)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit(current, input.value, true)
      go(current)
    } else if (event.key === 'Tab') {
      const next = current.column + (event.shiftKey ? -1 : 1)
      commit(current, input.value)
      // Beyond the last cell of a row, Tab leaves the grid, so that nobody is trapped.
      if (next < 0 || next >= columns.length) return close(current)
      event.preventDefault()
      go({ row: current.row, column: next }, true)
    }
  }
  const cellKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move) go(within(move))
    else if (event.key === 'Enter' || event.key === 'F2') go(current, true)
    // As in a spreadsheet, one row at a time: held down, it fills the column.
    else if (isFillDown(event)) go(fillDown(current))
    else if (event.key === 'Delete' || event.key === 'Backspace') commit(current, '')
    // As in a spreadsheet: typing on a cell replaces its text.
    else if (isLetter(event)) go(current, true, event.key)
    else return
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const input = event.target instanceof HTMLInputElement ? event.target : undefined
    if (event.key === 'F8') {
      event.preventDefault()
      if (input) commit(current, input.value)
      const error = nextError(rows, columns, current)
      if (error) go(error)
    } else if (input) editKey(event, input)
    else if (!isControl(event.target)) cellKey(event)
  }
  const onLeave = (left: Place, text: string) => {
    commit(left, text)
    close(left)
  }
  return {
    place: current,
    editing,
    go,
    focus,
    onKeyDown,
    onPaste: (event: ClipboardEvent) => pasteAt(current, event),
    onLeave,
  }
}
