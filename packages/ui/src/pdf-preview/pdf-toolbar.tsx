'use client'
import { Download, ExternalLink, Minus, MoveHorizontal, Plus, Printer } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { ButtonLink } from '../button/button.js'
import { IconButton } from '../icon-button/icon-button.js'
import { useTexts } from '../text/use-texts.js'
import { stepZoom, zoomLimits } from './pdf-preview.logic.js'
import { pdfPreviewTexts } from './pdf-preview.texts.js'

interface PdfToolbarProps {
  zoom: number
  onZoom: (zoom: number) => void
  /** The zoom at which a page fills the width. */
  fit: number
  /** Address of the file; undefined while there is none. */
  url: string | undefined
  onDownload: () => void
  onPrint: () => void
}

/** The tools of the preview: one tab stop, arrows between them. */
export function PdfToolbar({ zoom, onZoom, fit, url, onDownload, onPrint }: PdfToolbarProps) {
  const t = useTexts('pdf-preview', pdfPreviewTexts)
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      onKeyDown={moveByArrows}
      className="eks:mb-3 eks:flex eks:flex-wrap eks:items-center eks:gap-1 eks:narrow:gap-x-0"
    >
      <IconButton
        kind="quiet"
        small
        label={t('zoomOut')}
        disabled={zoom <= zoomLimits.min}
        onClick={() => onZoom(stepZoom(zoom, -1))}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <span className="eks:min-w-14 eks:text-center eks:tabular-nums eks:narrow:min-w-12">
        {t('percent', { percent: zoom })}
      </span>
      <IconButton
        kind="quiet"
        small
        label={t('zoomIn')}
        disabled={zoom >= zoomLimits.max}
        onClick={() => onZoom(stepZoom(zoom, 1))}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton kind="quiet" small label={t('fitWidth')} disabled={zoom === fit} onClick={() => onZoom(fit)}>
        <MoveHorizontal aria-hidden="true" />
      </IconButton>
      <IconButton kind="quiet" small label={t('download')} disabled={!url} onClick={onDownload}>
        <Download aria-hidden="true" />
      </IconButton>
      <IconButton kind="quiet" small label={t('print')} disabled={!url} onClick={onPrint}>
        <Printer aria-hidden="true" />
      </IconButton>
      {url && (
        <ButtonLink
          kind="quiet"
          small
          href={url}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
          className="eks:ml-auto eks:over:whitespace-normal"
        >
          {t('openInReader')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Left and right between the tools, as a toolbar promises. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const tools: Element[] = [...event.currentTarget.querySelectorAll('button, a[href]')]
  const at = document.activeElement ? tools.indexOf(document.activeElement) : -1
  if (at < 0) return
  event.preventDefault()
  const next = tools[(at + step + tools.length) % tools.length]
  if (next instanceof HTMLElement) next.focus()
}
