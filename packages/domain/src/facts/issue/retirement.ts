import type { ApplicationStatus } from '../../application/enumerations.ts'

/** Why an issue of a certificate is no longer valid. */
export const retirements = ['WITHDRAWN', 'CANCELLED', 'REPLACED', 'ANNULLED'] as const
/** Why an issue of a certificate is no longer valid. */
export type Retirement = (typeof retirements)[number]

const retirementByStatus: Readonly<Record<ApplicationStatus, Retirement | undefined>> = {
  UNDER_REGISTRERING: 'WITHDRAWN',
  INNSENDT: 'WITHDRAWN',
  UNDER_VURDERING: 'WITHDRAWN',
  AVKLARING_INNSENDER: 'WITHDRAWN',
  STOPPET: 'WITHDRAWN',
  TIL_SIGNERING: 'WITHDRAWN',
  AVSLAG: 'WITHDRAWN',
  TRUKKET_TILBAKE: 'WITHDRAWN',
  GODKJENT: undefined,
  SKREVET_UT: undefined,
  UTSTEDT: undefined,
  ERSTATNING_UNDER_REGISTRERING: undefined,
  ERSTATNING_BEHANDLES: undefined,
  KANSELLERING_BEHANDLES: undefined,
  KANSELLERT: 'CANCELLED',
  ERSTATTET: 'REPLACED',
  ANNULLERT: 'ANNULLED',
}

/**
 * [CRT-09] How an application's new status retires its valid issue; undefined where the issue stays valid. A requested
 * cancellation changes nothing yet, unless another certificate has already replaced this one.
 */
export function retirementIn(status: ApplicationStatus, replaced: boolean): Retirement | undefined {
  return status === 'KANSELLERING_BEHANDLES' && replaced ? 'REPLACED' : retirementByStatus[status]
}
