import type { Application, ApplicationStatus } from '@eksport/domain'

const approved: readonly ApplicationStatus[] = ['TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT']

/**
 * [EXP-11] What becomes of another departure, which stands on the certificate: the answer changes until that is approved; one that is
 * issued is replaced; between them its officer is asked.
 */
export type DepartureWay = 'CHANGE' | 'ASK' | 'REPLACE'

/** Which of them it is now; undefined where there is no way. */
export function departureWay({ actions, applicationFormat, applicationStatus }: Application): DepartureWay | undefined {
  if (applicationFormat === 'PDF') return undefined
  if (actions.includes('change-departure')) return 'CHANGE'
  if (actions.includes('replace')) return 'REPLACE'
  return approved.includes(applicationStatus) ? 'ASK' : undefined
}
