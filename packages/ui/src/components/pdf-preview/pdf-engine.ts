import type { ComponentType } from 'react'

/** Why a document cannot be shown: it is unreadable, needs a password, or has no pages. */
export type PdfFailure = 'broken' | 'locked' | 'empty'

/** The props of an engine's document. */
export interface PdfDocumentProps {
  readonly file: Blob
  /** The width of a page, in CSS pixels. */
  readonly width: number
  /** The accessible name of a page: 'Side 1 av 3'. */
  readonly pageLabel: (page: number, pages: number) => string
  /** Shown in place of a page that cannot be drawn; the others stay. */
  readonly pageFailed: string
  /** Shown above a page that is partly missing: an image, or glyphs of a font. */
  readonly pageIncomplete: string
  /** Called when the whole first page is drawn. */
  readonly onLoad: (pages: number) => void
  /** Called when a page could not be drawn, or only in part, with the text shown there. */
  readonly onPageFailed: (words: string) => void
  /** Called when the document cannot be shown. `failure` defaults to `broken`. */
  readonly onError: (error: Error, failure?: PdfFailure) => void
}

/**
 * Draws PDF files. The adapter keeps half a megabyte of engine out of the main bundle, and lets an app provide another
 * one.
 */
export interface PdfEngine {
  readonly Document: ComponentType<PdfDocumentProps>
  /** Loads the engine ahead, when the pointer or focus approaches a control that opens a preview. */
  readonly preload?: () => Promise<void>
}
