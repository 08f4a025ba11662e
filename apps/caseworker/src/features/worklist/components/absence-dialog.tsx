import { useQuery } from '@tanstack/react-query'
import { AbsenceDialog } from '#src/lib/absence/absence-dialog.tsx'
import { absencesQuery, useChangeAbsence } from '../api/absences.ts'

/** [ACT-05] The officer's own absences. */
export function OwnAbsence({ onClose }: { readonly onClose: () => void }) {
  const { data: absences = [] } = useQuery(absencesQuery)
  const change = useChangeAbsence()
  return <AbsenceDialog {...{ absences, change, onClose }} />
}
