import { useRouter } from '@tanstack/react-router'
import { missingLink, stepLink } from './step-link.ts'
import { useOpenBehind } from './use-open-behind.ts'

/** Opens a newly created draft: a copy at what it lacks, any other at its second page. */
export function useOpenBegun() {
  const open = useOpenBehind()
  const { buildLocation } = useRouter()
  return (referenceNumber: number, isCopy: boolean) => {
    const next = isCopy ? missingLink(referenceNumber) : stepLink(referenceNumber, { step: 'avsender' })
    open(buildLocation(stepLink(referenceNumber, { step: 'soknadsinformasjon' })), buildLocation(next))
  }
}
