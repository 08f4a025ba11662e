import type { TextParams } from '../text/localized-text.ts'

/**
 * One thing that is wrong with an answer, as data: where, what, and the values that its text needs.
 * Texts are looked up by `code` in a catalogue, so that the browser and the server say the same words.
 */
export interface Issue {
  /** Dotted path of the answer, list items by index: `productLines.0.netWeight`. */
  readonly path: string
  readonly code: string
  readonly params?: TextParams
}
