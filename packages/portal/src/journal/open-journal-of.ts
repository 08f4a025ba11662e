import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../session/session-query.ts'
import { type Journal, openJournal } from './journal.ts'

interface Opening {
  readonly queries: QueryClient
  readonly organisation: { readonly organisationNumber: string }
}

/** The journal of a page, of whoever is logged in and for the organisation that the page is of. `draft` says what is written there. */
export const openJournalOf = ({ queries, organisation }: Opening, draft: string): Promise<Journal> =>
  openJournal({
    person: queries.getQueryData(sessionQuery.queryKey)?.person.id ?? '',
    organisation: organisation.organisationNumber,
    draft,
  })
