import { type Application, isPartlyLocked } from '@eksport/domain'
import { redirect } from '@tanstack/react-router'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { stepLink } from './step-link.ts'

/**
 * [RTE-15] [ACT-08] Redirects away from the replacement reasons if they can no longer be changed: to the application, or to the
 * caseworker's questions about it.
 */
export function redirectToApplication(application: Application): void {
  const { referenceNumber, actions } = application
  if (!actions.includes('edit')) throw redirect({ ...detailLink(referenceNumber), replace: true })
  if (isPartlyLocked(application))
    throw redirect({ ...stepLink(referenceNumber, { step: 'soknadsinformasjon' }), replace: true })
}
