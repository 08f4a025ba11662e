import type { Session } from '@eksport/api'
import { actingOrganisation } from '@eksport/portal/server/acting-organisation.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'

interface Opening {
  readonly context: {
    readonly queries: QueryClient
    readonly takeOrganisation: (organisationNumber: string, address: string) => void
  }
  readonly location: ParsedLocation
  /** A page that is fetched ahead is not opened yet: the address stays the one of the page before. */
  readonly preload: boolean
}

/**
 * [AUT-03] [AUT-05] The session of a page that needs one: whoever is not logged in goes to the login. An address that names no
 * organisation goes on to the same page for the one that the session says to begin with, if there is any, or for a developer's.
 */
export async function actingSession({ context, location, preload }: Opening): Promise<Session> {
  const session = await context.queries.ensureQueryData(sessionQuery)
  if (session === null) throw redirect({ to: '/', search: { neste: location.publicHref } })
  if (actingOrganisation() !== undefined || preload) return session
  const beginning = session.organisation === null ? await withFallback(context, session) : session
  if (beginning.organisation !== null)
    context.takeOrganisation(beginning.organisation.organisationNumber, location.publicHref)
  return beginning
}

/** The session as it is read again once the page acts for the fallback organisation, if there is one. */
async function withFallback({ queries }: Opening['context'], session: Session): Promise<Session> {
  const { fallbackOrganisation } = await import('./developer/fallback-organisation.ts')
  const organisation = await fallbackOrganisation(queries)
  if (organisation === undefined) return session
  const acting = { ...session, organisation }
  queries.setQueryData(sessionQuery.queryKey, acting)
  return acting
}
