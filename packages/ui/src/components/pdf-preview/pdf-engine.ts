import type { ComponentType } from 'react'

/** Why a document is not shown: no engine reads it, it opens with a password only, or it has no pages. */
export type PdfFailure = 'broken' | 'locked' | 'empty'

/** What an engine draws. */
export interface PdfDocumentProps {
  readonly file: Blob
  /** CSS pixels that a page is wide. */
  readonly width: number
  /** Names one page: 'Side 1 av 3'. */
  readonly pageLabel: (page: number, pages: number) => string
  /** Stands in the place of a page that cannot be drawn; the others stay. */
  readonly pageFailed: string
  readonly onLoad: (pages: number) => void
  /** `broken` unless told otherwise. */
  readonly onError: (error: Error, failure?: PdfFailure) => void
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
