import type { Flags, Instant } from '@eksport/domain'
import type { OperatingMessage } from '../operating-message/list-operating-messages.ts'

/** The element of a page that holds them, by its id. */
export const pageAnswersId = 'answers'

/** What every page asks at first and is the same for everybody: the server answers it with the page itself. */
export interface PageAnswers {
  readonly givenAt: Instant
  readonly flags: Flags
  /** Those in force when the page was fetched. */
  readonly operatingMessages: readonly OperatingMessage[]
}
