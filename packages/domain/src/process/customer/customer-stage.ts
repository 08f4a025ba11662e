import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { PlainDate } from '../../values/format/schemas.ts'
import { issuedStatuses, unissuedStatuses } from '../status/status-groups.ts'

/** [EXP-12] The stage of a consignment, as its receiver may know it. `STOPPED` is one that will have no valid certificate. */
export const customerStages = ['NOT_SENT', 'CHECKING', 'ISSUED', 'LEFT', 'STOPPED'] as const
/** The stage of a consignment, as its receiver may know it. */
export type CustomerStage = (typeof customerStages)[number]

interface Staged {
  readonly applicationStatus: ApplicationStatus
  readonly submittedDateTime?: string | undefined
  readonly transport?: { readonly dateOfDeparture?: PlainDate | undefined } | undefined
}

/** The stage of an application on a day in Norway. It has left from the day after its departure; the actual departure is not recorded. */
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

/** Whether the names on the certificate can still be corrected without another one. */
export const takesRemarks = (stage: CustomerStage): boolean => stage === 'NOT_SENT' || stage === 'CHECKING'
