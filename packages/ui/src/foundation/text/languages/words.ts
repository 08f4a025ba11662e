import type { Messages } from '../catalogue.js'

/** Catalogues of the certificate components, which exist only in the built-in languages. */
type OfTheTrade =
  | 'application-detail'
  | 'application-detail-facts'
  | 'application-status'
  | 'application-table'
  | 'attachment-list'
  | 'beforeYouStart'
  | 'certificate-formats'
  | 'certificatePane'
  | 'history-event'
  | 'history-list'
  | 'message-thread'
  | 'pickup'
  | 'product-line-card'
  | 'status-badge'
  | 'validation-box'

/** The texts of every generic component; a missing one does not compile. */
export type GenericWords = {
  readonly [Name in Exclude<keyof Messages, OfTheTrade>]: Readonly<Record<keyof Messages[Name], string>>
}
