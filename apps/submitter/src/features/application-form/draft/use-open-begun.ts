import { useRouter } from '@tanstack/react-router'
import { missingLink, stepLink } from './step-link.ts'

/**
 * Opens a draft that was just created, a copy at what it lacks and any other at its second page. Back leads to its own first
 * page and not to where it was begun, for from there another would be begun.
 */
export function useOpenBegun() {
  const { history, buildLocation } = useRouter()
  return (referenceNumber: number, isCopy: boolean) => {
    const next = isCopy ? missingLink(referenceNumber) : stepLink(referenceNumber, { step: 'avsender' })
    history.replace(buildLocation(stepLink(referenceNumber, { step: 'soknadsinformasjon' })).publicHref)
    // Two changes of one moment become one, and the replaced entry would stay what it was.
    history.flush()
    history.push(buildLocation(next).publicHref)
  }
}
