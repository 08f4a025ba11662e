import type { ComponentType } from 'react'

/** What an engine draws. */
export interface PdfDocumentProps {
  readonly file: Blob
  /** CSS pixels that a page is wide. */
  readonly width: number
  /** Names one page: 'Side 1 av 3'. */
  readonly pageLabel: (page: number, pages: number) => string
  readonly onLoad: (pages: number) => void
  /** Corrupt, encrypted, or of a kind that the engine does not know. */
  readonly onError: (error: Error) => void
}

/** Draws PDF files. The adapter keeps half a megabyte of engine out of the main bundle and lets an app bring another one. */
export interface PdfEngine {
  readonly Document: ComponentType<PdfDocumentProps>
}

let workerUrl: string | undefined

/**
 * Where the engine's worker file is served, from the app's own origin:
 * `import url from '@eksport/ui/pdf.worker.min.mjs?url'; setPdfWorker(url)`. Call it once, before the first preview.
 */
export function setPdfWorker(url: string): void {
  workerUrl = url
}

/** The address that was set; an engine without one cannot start. */
export function getPdfWorker(): string {
  if (workerUrl === undefined) throw new Error('PdfPreview: call setPdfWorker(url) before the first preview is opened.')
  return workerUrl
}
