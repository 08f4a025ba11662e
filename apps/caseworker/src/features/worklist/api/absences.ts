import { listAbsences, recordAbsence, removeAbsence } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AbsenceChange } from '#src/lib/absence/absence-dialog.tsx'

/** The officer's own absences that have not ended. */
export const absencesQuery = queryOptions({
  queryKey: ['absences'],
  queryFn: ({ signal }) => api.call(listAbsences, { signal }),
})

/** [ACT-05] Records or removes an absence; refetches the lists that show absences. */
export function useChangeAbsence() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ absence, away }: AbsenceChange) =>
      away
        ? api.call(recordAbsence, { body: absence })
        : api.call(removeAbsence, { params: { firstDay: absence.firstDay } }),
    onSuccess: async (absences) => {
      queries.setQueryData(absencesQuery.queryKey, absences)
      await Promise.all(['cases', 'officers'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
}
