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
  /** True while the page is only preloaded: the address is still that of the previous page. */
  readonly preload: boolean
}

/**
 * [AUT-03] [AUT-05] The session for a page that needs one; a visitor who is not logged in is redirected to the login. An address without an
 * organisation is rewritten to the same page for the session's default organisation, or for a developer's fallback, if there is one.
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

/** The session with the fallback organisation, if there is one. */
async function withFallback({ queries }: Opening['context'], session: Session): Promise<Session> {
  const { fallbackOrganisation } = await import('./developer/fallback-organisation.ts')
  const organisation = await fallbackOrganisation(queries)
  if (organisation === undefined) return session
  const acting = { ...session, organisation }
  queries.setQueryData(sessionQuery.queryKey, acting)
  return acting
}
