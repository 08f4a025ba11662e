'use client'
import { lazy } from 'react'
import type { PdfDocumentProps, PdfEngine } from './pdf-engine.js'

const load = () => import('./react-pdf-document.js')

/**
 * Draws PDF files with react-pdf, which the app installs: it is large, and few pages show a document. The engine itself
 * is fetched when the first preview opens. `worker` is where the engine's worker file is served, from the app's own
 * origin: `import worker from '@eksport/ui/pdf.worker.min.mjs?url'`.
 */
export function reactPdfEngine(worker: string): Required<PdfEngine> {
  const Document = lazy(async () => {
    const { ReactPdfDocument } = await load()
    return { default: (props: PdfDocumentProps) => <ReactPdfDocument {...props} worker={worker} /> }
  })
  return {
    Document,
    preload: async () => {
      await load()
    },
  }
}
