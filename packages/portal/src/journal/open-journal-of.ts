import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../session/session-query.ts'
import { type Journal, openJournal } from './journal.ts'
import type { JournalKey } from './journal-record.ts'

interface Opening {
  readonly queries: QueryClient
  readonly organisation: { readonly organisationNumber: string }
}

/** What is kept of a draft is kept for whoever is logged in and the organisation that they act for. */
export const journalKey = ({ queries, organisation }: Opening, draft: string): JournalKey => ({
  person: queries.getQueryData(sessionQuery.queryKey)?.person.id ?? '',
  organisation: organisation.organisationNumber,
  draft,
})

/** The journal of a page, of whoever is logged in and for the organisation that the page is of. `draft` says what is written there. */
export const openJournalOf = (opening: Opening, draft: string): Promise<Journal> =>
  openJournal(journalKey(opening, draft))
