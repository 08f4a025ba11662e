import {
  grantRole,
  listStaff,
  placeOfficer,
  recordAbsenceOf,
  removeAbsenceOf,
  type Staff,
  withdrawRole,
} from '@eksport/api'
import type { OfficerRole } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AbsenceChange } from '#src/lib/absence/absence-dialog.tsx'

/** [ADM-04] Every officer; changes by others appear within a minute. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: ({ signal }) => api.call(listStaff, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** The absence that covers a day; past absences are not in the list. */
export const absenceOn = (day: string, absences: Staff['absences']) =>
  absences.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)

/**
 * Puts the server's answer into the list, and refetches the other lists that show officers, and the session: officers who changed
 * themselves may have other rights now.
 */
function useKeepStaff() {
  const queries = useQueryClient()
  return {
    onSuccess: async (changed: Staff) => {
      queries.setQueryData(staffQuery.queryKey, (before) =>
        before?.map((one) => (one.id === changed.id ? changed : one)),
      )
      const others = [['officers'], ['cases'], sessionQuery.queryKey]
      await Promise.all(others.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    onError: () => queries.invalidateQueries(staffQuery),
  }
}

export interface RoleChange {
  readonly role: OfficerRole
  readonly reason: string
  readonly gives: boolean
}

/** Grants a role to an officer, or withdraws it. */
export function useChangeRole({ id: personId }: Staff) {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ role, reason, gives }: RoleChange) =>
      api.call(gives ? grantRole : withdrawRole, {
        params: { personId, role },
        body: { reason },
        idempotencyKey: keys.of(personId, role, reason, gives),
      }),
    ...useKeepStaff(),
  })
}

/** Changes the office that an officer belongs to. */
export function usePlaceOfficer({ id: personId, version }: Staff) {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: Pick<Staff, 'office' | 'title' | 'freeDays'>) =>
      api.call(placeOfficer, {
        params: { personId },
        body,
        ifMatch: version,
        idempotencyKey: keys.of(personId, version, JSON.stringify(body)),
      }),
    ...useKeepStaff(),
  })
}

/** Records or removes an absence of an officer; resolves to the remaining ones. */
export function useChangeAbsenceOf({ id: personId }: Staff) {
  const { onSuccess, onError } = useKeepStaff()
  return useMutation({
    mutationFn: async ({ absence, away }: AbsenceChange) => {
      const changed = await (away
        ? api.call(recordAbsenceOf, { params: { personId }, body: absence })
        : api.call(removeAbsenceOf, { params: { personId, firstDay: absence.firstDay } }))
      await onSuccess(changed)
      return changed.absences
    },
    onError,
  })
}
