import type { Session } from '@eksport/api'
import { actingOrganisation } from '@eksport/portal/session/acting-organisation.ts'
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
 * organisation goes on to the same page for the one that the session says to begin with, if there is any.
 */
export async function actingSession({ context, location, preload }: Opening): Promise<Session> {
  const session = await context.queries.ensureQueryData(sessionQuery)
  if (session === null) throw redirect({ to: '/', search: { neste: location.publicHref } })
  if (session.organisation !== null && actingOrganisation() === undefined && !preload)
    context.takeOrganisation(session.organisation.organisationNumber, location.publicHref)
  return session
}
