import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Correction, type GridColumn, type GridRow, type Place, rowHeight } from './grid-types.ts'
import { useCorrections } from './use-corrections.ts'

interface GridKeys {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly region: RefObject<HTMLElement | null>
  readonly onCorrect: (corrections: readonly Correction[]) => void
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

/** A key that writes something; the blank scrolls. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const isFillDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey

/** A row out of sight is brought into it before it can have focus. */
function reveal(region: HTMLElement, row: number): void {
  const top = row * rowHeight
  const height = region.clientHeight - rowHeight
  if (top < region.scrollTop) region.scrollTop = top
  else if (top + rowHeight > region.scrollTop + height) region.scrollTop = top + rowHeight - height
  region.dispatchEvent(new Event('scroll'))
}

/** The next cell with an error, from the first one again after the last. */
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

/** Walking the grid with the keys, and correcting its cells in place. */
export function useGridKeys({ columns, rows, region, onCorrect }: GridKeys) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const { commit, fillDown, pasteAt } = useCorrections({ columns, rows, onCorrect })
  const [editing, setEditing] = useState<Place>()
  const current = { row: Math.min(place.row, rows.length - 1), column: Math.min(place.column, columns.length - 1) }

  /** `typed` is what the cell is opened with in place of what stands in it. */
  const go = (next: Place, edit = false, typed?: string) => {
    const element = region.current
    if (!element) return
    reveal(element, next.row)
    flushSync(() => {
      setPlace(next)
      setEditing(edit ? next : undefined)
    })
    const cell = element.querySelector<HTMLElement>(`[data-cell='${next.row}:${next.column}']`)
    const input = cell?.querySelector('input')
    const target = edit ? input : cell
    target?.focus()
    if (edit && input && typed !== undefined) input.value = typed
    target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  const within = ({ row, column }: Place): Place => ({
    row: Math.min(Math.max(0, row), rows.length - 1),
    column: Math.min(Math.max(0, column), columns.length - 1),
  })
  const editKey = (event: KeyboardEvent, input: HTMLInputElement) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      // Leaving the field keeps what stands in it.
      input.value = input.defaultValue
      go(current)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit(current, input.value, true)
      go(current)
    } else if (event.key === 'Tab') {
      const next = current.column + (event.shiftKey ? -1 : 1)
      commit(current, input.value)
      // Past the last cell of a row the key is the page's again, so that nobody is held here.
      if (next < 0 || next >= columns.length) return setEditing(undefined)
      event.preventDefault()
      go({ row: current.row, column: next }, true)
    }
  }
  const cellKey = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move) go(within({ row: current.row + move.row, column: current.column + move.column }))
    else if (event.key === 'Enter' || event.key === 'F2') go(current, true)
    // As in a spreadsheet, a row at a time: held, it fills the column.
    else if (isFillDown(event)) go(within(fillDown(current)))
    else if (event.key === 'Delete' || event.key === 'Backspace') commit(current, '')
    // As in a spreadsheet: what is typed on a cell is its new text.
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
    else cellKey(event)
  }
  const onLeave = (left: Place, text: string) => {
    commit(left, text)
    setEditing((known) => (known?.row === left.row && known.column === left.column ? undefined : known))
  }
  return {
    place: current,
    editing,
    go,
    onKeyDown,
    onPaste: (event: ClipboardEvent) => pasteAt(current, event),
    onLeave,
  }
}
