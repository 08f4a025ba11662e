import type { Messages } from '../catalogue.js'

/** Catalogues of the certificate's own parts: their trade is Norwegian, and so are its words. */
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

/** The words of every component for any trade; one that is missing does not compile. */
export type GenericWords = {
  readonly [Name in Exclude<keyof Messages, OfTheTrade>]: Readonly<Record<keyof Messages[Name], string>>
}
