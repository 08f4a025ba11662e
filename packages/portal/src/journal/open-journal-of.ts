import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../session/session-query.ts'
import { type Journal, openJournal } from './journal.ts'
import type { JournalKey } from './journal-record.ts'

interface Opening {
  readonly queries: QueryClient
  readonly organisation: { readonly organisationNumber: string }
}

/** The journal key of a draft, for the logged-in person and the organisation for which they act. */
export const journalKey = ({ queries, organisation }: Opening, draft: string): JournalKey => ({
  person: queries.getQueryData(sessionQuery.queryKey)?.person.id ?? '',
  organisation: organisation.organisationNumber,
  draft,
})

/** The journal of a page, for the logged-in person and the page's organisation. `draft` identifies what is written there. */
export const openJournalOf = (opening: Opening, draft: string): Promise<Journal> =>
  openJournal(journalKey(opening, draft))
