'use client'

import {
  Component,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { saveBlob } from '../../foundation/internal/save-blob.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Alert } from '../alert/alert.js'
import { Button } from '../button/button.js'
import { Dialog, type DialogChange } from '../dialog/dialog.js'
import { Skeleton } from '../skeleton/skeleton.js'
import type { PdfEngine, PdfFailure } from './pdf-engine.js'
import { clampZoom, zoomByKey, zoomLimits, zoomToFit } from './pdf-preview.logic.js'
import { pdfPreviewTexts } from './pdf-preview.texts.js'
import { PdfToolbar } from './pdf-toolbar.js'
import { type PdfSource, type PdfState, usePdfSource } from './use-pdf-source.js'
import { usePrint } from './use-print.js'

interface EngineBoundaryProps {
  onFail: (failure: PdfFailure) => void
  children: ReactNode
}

/** Treats an engine that throws like one that reports an error: the page behind the preview stays. */
class EngineBoundary extends Component<EngineBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override componentDidCatch() {
    this.props.onFail('broken')
  }

  override render() {
    return !this.state.failed && this.props.children
  }
}

/** Props of {@link PdfPreview}. */
export interface PdfPreviewProps {
  /** Whether the preview is open. */
  open: boolean
  /** Called when it wants to close, with the reason. */
  onOpenChange: (open: boolean, details: DialogChange) => void
  /** Keep it stable while the preview is open: a new source is fetched again. */
  source: PdfSource
  /** The name of the document in the title: 'sertifikat #004009'. */
  name: string
  /** The name of the saved file: 'sertifikat-004009.pdf'. */
  fileName: string
  /** Whole percents from 20 to 200. @default none */
  zoom?: number
  /** The initial zoom, when uncontrolled. @default 100 */
  defaultZoom?: number
  /** Called with the new zoom. */
  onZoomChange?: (zoom: number, details: ChangeDetails<'zoom'>) => void
  /** Draws the pages: `reactPdfEngine(worker)` of `@eksport/ui/react-pdf`, or the app's own. */
  engine: PdfEngine
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof pdfPreviewTexts>
}

/**
 * A PDF in front of the page: zoom, download, print, and an equal link to the browser's own reader, which tells
 * assistive technology more. Keys inside: + − 0, Escape.
 */
export function PdfPreview(props: PdfPreviewProps) {
  const { open, onOpenChange, source, name, fileName, engine } = props
  const t = useTexts('pdf-preview', pdfPreviewTexts, props.messages)
  const announce = useAnnounce()
  const { state, fail, retry } = usePdfSource(source, open)
  const [zoom, setZoom] = useControllable<number, 'zoom'>({
    value: props.zoom,
    defaultValue: props.defaultZoom ?? zoomLimits.normal,
    onChange: props.onZoomChange,
  })
  const box = useRef<HTMLElement>(null)
  const { file } = state
  // Without a page there is nothing to zoom, by tools or by keys.
  const zoomable = state.kind === 'ready'
  const width = usePageWidth(box, state.kind)
  const { print, refused } = usePrint(file?.url, open)
  const changeZoom = (next: number) => {
    setZoom(next, 'zoom')
    announce(t('percent', { percent: next }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!zoomable || event.ctrlKey || event.metaKey || event.altKey) return
    const next = zoomByKey(event.key, zoom)
    if (next === null) return
    event.preventDefault()
    changeZoom(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title', { name })}
      size="lg"
      onKeyDown={onKeyDown}
      className="eks-pdf-preview"
    >
      <PdfToolbar
        t={t}
        zoom={zoom}
        onZoom={changeZoom}
        fit={zoomToFit(width.available, width.page)}
        zoomable={zoomable}
        url={file?.url}
        onDownload={() => file && saveBlob(file.blob, fileName)}
        onPrint={print}
      />
      {refused && (
        <Alert tone="warning" role="alert" className="eks:mb-3">
          {t('printRefused')}
        </Alert>
      )}
      <PdfContent
        t={t}
        box={box}
        state={state}
        name={name}
        width={Math.round((width.page * clampZoom(zoom)) / 100)}
        engine={engine}
        onFail={fail}
        onRetry={retry}
      />
    </Dialog>
  )
}

interface PdfContentProps {
  t: Translate<typeof pdfPreviewTexts>
  box: RefObject<HTMLElement | null>
  state: PdfState
  name: string
  /** The width of a page, in CSS pixels. */
  width: number
  engine: PdfEngine
  onFail: (failure: PdfFailure) => void
  onRetry: () => void
}

function PdfContent({ t, box, state, name, width, engine: { Document }, onFail, onRetry }: PdfContentProps) {
  const announce = useAnnounce()
  const before = useRef(state.kind)
  useEffect(() => {
    if (state.kind === 'loading') announce(t('loading'))
    // What failed at once is not also said to be loading. Of what is ready the document itself tells.
    else if (state.kind !== 'ready') announce('')
    // The retry button is gone: focus moves to where the pages appear.
    if (state.kind === 'loading' && before.current === 'failed') box.current?.focus()
    before.current = state.kind
  }, [state.kind, announce, t, box])
  if (state.kind === 'failed') {
    return (
      <Alert tone="danger" role="alert" actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {t('failed')}
      </Alert>
    )
  }
  if (state.kind === 'locked' || state.kind === 'empty') {
    return (
      <Alert tone="warning" role="alert">
        {t(state.kind)}
      </Alert>
    )
  }
  const place = <Skeleton className="eks:m-4 eks:h-[60vh]" />
  const busy = state.kind === 'loading'
  return (
    <section
      ref={box}
      {...scrollable}
      aria-label={t('pages', { name })}
      aria-busy={busy || undefined}
      className="eks-pdf-pages eks:h-[68dvh]"
    >
      {state.kind === 'loading' ? (
        place
      ) : (
        <EngineBoundary onFail={onFail}>
          <Suspense fallback={place}>
            <Document
              file={state.file.blob}
              width={width}
              pageFailed={t('pageFailed')}
              pageIncomplete={t('pageIncomplete')}
              onPageFailed={announce}
              pageLabel={(page, pages) => t('page', { page, pages })}
              onLoad={(pages) => announce(pages === 1 ? t('loadedOne') : t('loaded', { pages }))}
              onError={(_, failure = 'broken') => onFail(failure)}
            />
          </Suspense>
        </EngineBoundary>
      )}
    </section>
  )
}

/** A scrollable region must be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

const naturalWidth = 794
const margins = 32

/** 100 % is an A4 page at its real size, or as wide as the window allows; `available` is the window's width. */
function usePageWidth(box: RefObject<HTMLElement | null>, kind: PdfState['kind']) {
  const [available, setAvailable] = useState(naturalWidth)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box comes and goes with the kind of state
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setAvailable(Math.max(200, element.clientWidth - margins)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, kind])
  return { available, page: Math.min(naturalWidth, available) }
}
