import type { CertificateOffice } from '@eksport/api'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'

/** [FLT-05] Offices, the priority one first and the others by name. */
export function offices(data: ReferenceData, onlyActive: boolean): CertificateOffice[] {
  return data['certificate-offices']
    .filter(({ active }) => active || !onlyActive)
    .toSorted((a, b) => Number(b.priority) - Number(a.priority) || a.names.nb.localeCompare(b.names.nb, 'nb'))
    .map((entry) => ({ ...entry, name: entry.names.nb }))
}
