import { type Application, isPartlyLocked } from '@eksport/domain'
import { redirect } from '@tanstack/react-router'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { stepLink } from './step-link.ts'

/** [RTE-15] [ACT-08] Away from what says why a certificate is replaced, where that cannot be changed: to where the application is read, or to what was asked about it. */
export function redirectToApplication(application: Application): void {
  const { referenceNumber, actions } = application
  if (!actions.includes('edit')) throw redirect({ ...detailLink(referenceNumber), replace: true })
  if (isPartlyLocked(application))
    throw redirect({ ...stepLink(referenceNumber, { step: 'soknadsinformasjon' }), replace: true })
}
