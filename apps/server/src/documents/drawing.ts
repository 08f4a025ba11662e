import type { FormDocument } from '@eksport/domain/documents'
import type { Message } from '../integrations/electronic-certificates/index.ts'

interface Described {
  readonly filename: string
  readonly mimeType: string
  readonly description: string
}

/** A machine-readable message with the same content, to be attached to a document. */
export interface AttachedMessage extends Described {
  readonly message: Message
}

/** An attached message as it was written. */
export interface AttachedFile extends Described {
  readonly content: string
}

/** The data that a layout is drawn from. The layout of each kind is `layout/<kind>.typ`. */
export interface Drawable {
  readonly kind: 'certificate' | 'receipt' | 'letter' | 'signature' | 'confirmed-copy' | 'case-file'
  /** Only certificates have one. */
  readonly attached?: AttachedMessage
}

/** [CRT-11] A form to be filled in; the file contains `token`, which names what it was made for. */
export type FormToDraw = FormDocument & { readonly token: string }

/** A form, and the creation time to write into the file. */
export interface FormTask {
  readonly form: FormToDraw
  readonly createdAt: number
}

/** A document to draw, and the creation time to write into the file. The same input gives the same bytes. */
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
 * A numbered box or clause as laid out: filled, empty (a clause that does not apply), or overflowing, with its text in
 * a schedule.
 */
export interface BoxOnPage extends PlaceOnPage {
  readonly no: string
  readonly state: 'filled' | 'empty' | 'schedule'
}

/** A document for the screen: one SVG per page, and the places of boxes and clauses. */
export interface Sheets {
  readonly pages: readonly string[]
  readonly boxes: readonly BoxOnPage[]
}

/** A drawn document, the place for a signature if its layout has one, and the attachment. */
export interface Drawing {
  readonly pdf: Uint8Array
  readonly pages: number
  readonly signature?: PlaceOnPage
  readonly attached?: AttachedFile
}
