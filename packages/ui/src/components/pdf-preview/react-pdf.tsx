'use client'
import { useEffect, useEffectEvent } from 'react'
import { lazyPart, useLazyPart } from '../../foundation/internal/lazy-part.js'
import { Skeleton } from '../skeleton/skeleton.js'
import type { PdfDocumentProps, PdfEngine } from './pdf-engine.js'
import type { ReactPdfProps } from './react-pdf-document.js'

const documentPart = /* @__PURE__ */ lazyPart(() => import('./react-pdf-document.js'), true)

/**
 * Draws PDF files with react-pdf, which the app installs: it is large, and few pages show a document. The engine is
 * loaded when the first preview opens. `worker` is the address of the engine's worker file, on the app's own origin:
 * `import worker from '@eksport/ui/pdf.worker.min.mjs?url'`. `assets` is the address of the decoders, character maps and
 * fonts that `copyPdfAssets` of `@eksport/ui/pdf-assets` copied ('/pdf/'): without them scans, and Chinese without its
 * font, are not drawn, and the page says so.
 */
export function reactPdfEngine(worker: string, assets?: string): Required<PdfEngine> {
  const draw = (props: PdfDocumentProps) => <FetchedDocument {...props} worker={worker} assets={assets} />
  return { Document: draw, preload: documentPart.load }
}

/** Renders the document once its engine is loaded. If that fails, the next document loads it again. */
function FetchedDocument(props: ReactPdfProps) {
  const engine = useLazyPart(documentPart, true)
  const onLost = useEffectEvent(() => props.onError(new Error('The engine for PDF files could not be fetched.')))
  useEffect(() => {
    let shown = true
    // Reads the current state: an earlier failure does not belong to this document.
    const say = async () => {
      await documentPart.load()
      if (shown && documentPart.state().kind === 'failed') onLost()
    }
    void say()
    return () => {
      shown = false
    }
  }, [])
  if (engine.kind !== 'here') return <Skeleton className="eks:m-4 eks:h-[60vh]" />
  return <engine.part.ReactPdfDocument {...props} />
}
