import type { Application, ApplicationStatus } from '@eksport/domain'

const approved: readonly ApplicationStatus[] = ['TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT']

/**
 * [EXP-11] How a new departure, which is printed on the certificate, is carried out: the answer is changed until the certificate is
 * approved, an issued certificate is replaced, and in between its officer is asked.
 */
export type DepartureWay = 'CHANGE' | 'ASK' | 'REPLACE'

/** Which of them applies now; undefined if none does. */
export function departureWay({ actions, applicationFormat, applicationStatus }: Application): DepartureWay | undefined {
  if (applicationFormat === 'PDF') return undefined
  if (actions.includes('change-departure')) return 'CHANGE'
  if (actions.includes('replace')) return 'REPLACE'
  return approved.includes(applicationStatus) ? 'ASK' : undefined
}
