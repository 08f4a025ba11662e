import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { useMemo } from 'react'
import { useOrganisation } from './organisation.ts'
import { usePerson } from './use-person.ts'

/** What is written of an application lies in this browser under this key. */
export function useJournalKey(referenceNumber: number): JournalKey {
  const person = usePerson()
  const { organisationNumber: organisation } = useOrganisation()
  return useMemo(
    () => ({ person, organisation, draft: String(referenceNumber) }),
    [person, organisation, referenceNumber],
  )
}
