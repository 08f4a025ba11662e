'use client'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import { clampWidth, columnWidths, widthAfterKey } from './column-width.logic.js'

/** How wide the columns are asked to be, and the way to change that. */
export interface ResizeColumn<Key extends string> {
  readonly widthOf: (key: Key) => number
  /** Undefined gives the column its own width back. */
  readonly setWidth: (key: Key, width: number | undefined) => void
}

interface ColumnResizerProps<Key extends string> {
  column: { readonly key: Key; readonly header: string }
  resize: ResizeColumn<Key>
}

/**
 * The edge of a column: dragged, or moved with the arrow keys (Shift for larger steps), Home and End; Enter or a
 * double click gives the column its own width back. The column dialog has buttons for the same.
 */
export function ColumnResizer<Key extends string>({ column, resize }: ColumnResizerProps<Key>) {
  const t = useTexts('application-table', applicationTableTexts)
  const start = useRef<{ x: number; width: number } | null>(null)
  const { key } = column
  const width = resize.widthOf(key)
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const head = event.currentTarget.closest('th')
    start.current = { x: event.clientX, width: head?.getBoundingClientRect().width || width }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (start.current) resize.setWidth(key, start.current.width + event.clientX - start.current.x)
  }
  const release = () => {
    start.current = null
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && start.current) {
      resize.setWidth(key, start.current.width)
      return release()
    }
    const next = widthAfterKey(event.key, event.shiftKey, clampWidth(width))
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    resize.setWidth(key, next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged; this is the window splitter of the ARIA practices
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('columnWidth', { column: column.header })}
      aria-valuenow={Math.round(width)}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      aria-valuetext={t('pixels', { count: Math.round(width) })}
      className="eks-table-edge"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => resize.setWidth(key, undefined)}
      onKeyDown={onKeyDown}
    />
  )
}
