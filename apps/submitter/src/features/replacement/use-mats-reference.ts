import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { matsReferenceQuery } from './api/mats-replacement.ts'

/** [MAT-01] Milliseconds without typing before the number is looked up. */
const restMs = 250

/** The application that already replaces the certificate with this number; undefined if there is none. */
export function useMatsReference(reference: string): number | undefined {
  const { organisationNumber } = useOrganisation()
  const [asked, setAsked] = useState(reference)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(reference), restMs)
    return () => clearTimeout(timer)
  }, [reference])
  const { data } = useQuery(matsReferenceQuery(organisationNumber, asked.trim()))
  return asked === reference ? data?.applicationReferenceNumber : undefined
}
