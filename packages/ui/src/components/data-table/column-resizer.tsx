'use client'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { isFromTheRight, logicalKey } from '../../foundation/internal/sideways.js'
import { clampWidth, columnWidths, widthAfterKey } from './column-keys.logic.js'
import { useTableTexts } from './table-texts.js'

/** The requested column widths, and how to change them. */
export interface ResizeColumn {
  readonly widthOf: (id: string) => number
  /** Undefined resets the column's width. */
  readonly setWidth: (id: string, width: number | undefined) => void
}

interface ColumnResizerProps {
  id: string
  label: string
  resize: ResizeColumn
}

/**
 * The edge of a column: dragged, or moved with the arrow keys (Shift for larger steps), Home and End; Enter or a double
 * click resets the width. The column dialog has buttons for the same.
 */
export function ColumnResizer({ id, label, resize }: ColumnResizerProps) {
  const t = useTableTexts()
  const start = useRef<{ x: number; width: number } | null>(null)
  const width = resize.widthOf(id)
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const head = event.currentTarget.closest('th')
    start.current = { x: event.clientX, width: head?.getBoundingClientRect().width || width }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const pulled = event.clientX - start.current.x
    resize.setWidth(id, start.current.width + (isFromTheRight(event.currentTarget) ? -pulled : pulled))
  }
  const release = () => {
    start.current = null
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && start.current) {
      resize.setWidth(id, start.current.width)
      return release()
    }
    const next = widthAfterKey(logicalKey(event), event.shiftKey, clampWidth(width))
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    resize.setWidth(id, next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged; this is the window splitter of the ARIA practices
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('columnWidth', { column: label })}
      aria-valuenow={Math.round(width)}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      aria-valuetext={t('pixels', { count: Math.round(width) })}
      className="eks-table-edge"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => resize.setWidth(id, undefined)}
      onKeyDown={onKeyDown}
    />
  )
}
