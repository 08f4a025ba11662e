import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useQuery } from '@tanstack/react-query'

/** The id of the logged-in person; empty if nobody is. */
export function usePerson(): string {
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  return session?.person.id ?? ''
}
