'use client'

import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { Download, ExternalLink, Minus, MoveHorizontal, Plus, Printer } from '../../foundation/icons/icons.js'
import { logicalKey } from '../../foundation/internal/sideways.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { ButtonLink } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { nextInRow } from '../menu/menu.logic.js'
import { stepZoom, zoomLimits } from './pdf-preview.logic.js'
import type { pdfPreviewTexts } from './pdf-preview.texts.js'

const toolsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button, a[href]')]
const placeOf = (tools: readonly Element[], one: Element | null) => (one ? tools.indexOf(one) : -1)

/** The keyboard of a toolbar: one tab stop, the tool that was used last; arrows, Home and End move between tools. */
function useToolRow(count: number) {
  const [last, setLast] = useState(0)
  const stop = Math.min(last, count - 1)
  return {
    rowProps: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const at = placeOf(toolsIn(event.currentTarget), event.target)
        if (at >= 0) setLast(at)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const tools = toolsIn(event.currentTarget)
        const at = placeOf(tools, document.activeElement)
        const next = at < 0 ? null : nextInRow(logicalKey(event), at, tools.length)
        if (next === null) return
        event.preventDefault()
        tools[next]?.focus()
      },
    },
    /** The tabIndex of the tool at an index. */
    tabIndex: (at: number) => (at === stop ? 0 : -1),
  }
}

interface PdfToolbarProps {
  t: Translate<typeof pdfPreviewTexts>
  zoom: number
  onZoom: (zoom: number) => void
  /** The zoom at which a page fills the width. */
  fit: number
  /** Whether there are pages to zoom. */
  zoomable: boolean
  /** Address of the file; undefined if there is none. */
  url: string | undefined
  onDownload: () => void
  onPrint: () => void
}

/** The tools of the preview: one tab stop, arrows move between them. */
export function PdfToolbar({ t, zoom, onZoom, fit, zoomable, url, onDownload, onPrint }: PdfToolbarProps) {
  const { rowProps, tabIndex } = useToolRow(url ? 6 : 5)
  const tool = (at: number, label: string) => ({ kind: 'quiet', small: true, label, tabIndex: tabIndex(at) }) as const
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      {...rowProps}
      className="eks:mb-3 eks:flex eks:flex-wrap eks:items-center eks:gap-1 eks:narrow:gap-x-0"
    >
      <IconButton
        {...tool(0, t('zoomOut'))}
        disabled={!zoomable || zoom <= zoomLimits.min}
        onClick={() => onZoom(stepZoom(zoom, -1))}
      >
        <Minus />
      </IconButton>
      <span className="eks:min-w-14 eks:text-center eks:tabular eks:narrow:min-w-12">
        {t('percent', { percent: zoom })}
      </span>
      <IconButton
        {...tool(1, t('zoomIn'))}
        disabled={!zoomable || zoom >= zoomLimits.max}
        onClick={() => onZoom(stepZoom(zoom, 1))}
      >
        <Plus />
      </IconButton>
      <IconButton {...tool(2, t('fitWidth'))} disabled={!zoomable || zoom === fit} onClick={() => onZoom(fit)}>
        <MoveHorizontal />
      </IconButton>
      <IconButton {...tool(3, t('download'))} disabled={!url} onClick={onDownload}>
        <Download />
      </IconButton>
      <IconButton {...tool(4, t('print'))} disabled={!url} onClick={onPrint}>
        <Printer />
      </IconButton>
      {url && (
        <ButtonLink
          kind="quiet"
          small
          tabIndex={tabIndex(5)}
          href={url}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink />}
          className="eks:ms-auto eks:over:whitespace-normal"
        >
          {t('openInReader')}
        </ButtonLink>
      )}
    </div>
  )
}
