import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { useMemo } from 'react'
import { useOrganisation } from './organisation.ts'
import { usePerson } from './use-person.ts'

/** The key under which this browser keeps what is written about an application. */
export function useJournalKey(referenceNumber: number): JournalKey {
  const person = usePerson()
  const { organisationNumber: organisation } = useOrganisation()
  return useMemo(
    () => ({ person, organisation, draft: String(referenceNumber) }),
    [person, organisation, referenceNumber],
  )
}
