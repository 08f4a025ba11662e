import { hasRight, type OfficerRight } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useQuery } from '@tanstack/react-query'

/** Whether the logged-in officer has a right, so that refused actions are not offered. */
export function useRight(right: OfficerRight): boolean {
  const { data: session } = useQuery(sessionQuery)
  return hasRight(session?.person.roles ?? [], right)
}
