import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { PlainDate } from '../../values/format/schemas.ts'
import { issuedStatuses, unissuedStatuses } from '../status/status-groups.ts'

/** [EXP-12] How far a consignment is, as whoever is to receive it may know it. `STOPPED` is what comes to no valid certificate. */
export const customerStages = ['NOT_SENT', 'CHECKING', 'ISSUED', 'LEFT', 'STOPPED'] as const
/** How far a consignment is, for whoever is to receive it. */
export type CustomerStage = (typeof customerStages)[number]

interface Staged {
  readonly applicationStatus: ApplicationStatus
  readonly submittedDateTime?: string | undefined
  readonly transport?: { readonly dateOfDeparture?: PlainDate | undefined } | undefined
}

/** The stage of an application on a day in Norway. It has left from the day after its departure on: that it did, nobody records. */
export function customerStage(
  { applicationStatus, submittedDateTime, transport }: Staged,
  today: PlainDate,
): CustomerStage {
  if (issuedStatuses.includes(applicationStatus)) {
    const departure = transport?.dateOfDeparture
    return departure !== undefined && departure < today ? 'LEFT' : 'ISSUED'
  }
  if (!unissuedStatuses.includes(applicationStatus)) return 'STOPPED'
  return submittedDateTime === undefined ? 'NOT_SENT' : 'CHECKING'
}

/** Whether the names on the certificate can still be put right without another one. */
export const takesRemarks = (stage: CustomerStage): boolean => stage === 'NOT_SENT' || stage === 'CHECKING'
