import type { FormDocument } from '@eksport/domain/documents'
import type { Message } from '../integrations/electronic-certificates/index.ts'

interface Described {
  readonly filename: string
  readonly mimeType: string
  readonly description: string
}

/** A message that goes with a document, inside of it, and says the same to a machine. */
export interface AttachedMessage extends Described {
  readonly message: Message
}

/** A message as it was attached. */
export interface AttachedFile extends Described {
  readonly content: string
}

/** What a layout is drawn from: data alone. The layout of its kind stands in `layout/<kind>.typ`. */
export interface Drawable {
  readonly kind: 'certificate' | 'receipt' | 'letter' | 'signature' | 'confirmed-copy' | 'case-file'
  /** Only a certificate has one. */
  readonly attached?: AttachedMessage
}

/** [CRT-11] A form to fill in; `token` says in the file what it was made for. */
export type FormToDraw = FormDocument & { readonly token: string }

/** A form, and the moment that its file says it was made. */
export interface FormTask {
  readonly form: FormToDraw
  readonly createdAt: number
}

/** A document to draw, and the moment that the file says it was made: with it the same document gives the same bytes. */
export interface DrawingTask {
  readonly document: Drawable
  /** Seconds since 1970. */
  readonly createdAt: number
}

/** A rectangle on a page, in points from its upper left corner; pages count from one. */
export interface PlaceOnPage {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/**
 * A numbered box or clause as it was laid out: filled, empty (a clause that does not apply), or too small for what it says,
 * which then stands in a schedule.
 */
export interface BoxOnPage extends PlaceOnPage {
  readonly no: string
  readonly state: 'filled' | 'empty' | 'schedule'
}

/** A document for a screen: one SVG a page, and where its boxes and clauses stand. */
export interface Sheets {
  readonly pages: readonly string[]
  readonly boxes: readonly BoxOnPage[]
}

/** A drawn document, where its layout keeps room for a signature, and what is attached to it. */
export interface Drawing {
  readonly pdf: Uint8Array
  readonly pages: number
  readonly signature?: PlaceOnPage
  readonly attached?: AttachedFile
}
