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
  /** Stands over a page of which something could not be drawn: a picture, or letters of a font. */
  readonly pageIncomplete: string
  /** The first page is drawn, all of it. */
  readonly onLoad: (pages: number) => void
  /** A page could not be drawn, or not all of it; the words are those that stand there. */
  readonly onPageFailed: (words: string) => void
  /** `broken` when left out. */
  readonly onError: (error: Error, failure?: PdfFailure) => void
}

/** Draws PDF files. The adapter keeps half a megabyte of engine out of the main bundle and lets an app bring another one. */
export interface PdfEngine {
  readonly Document: ComponentType<PdfDocumentProps>
  /** Fetches the engine ahead, for the moment when a pointer or the keyboard approaches what opens a preview. */
  readonly preload?: () => Promise<void>
}
