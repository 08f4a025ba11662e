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
 * [CRT-09] What becomes of a valid issue when its application gets a status: it stays valid (nothing), or is retired.
 * A cancellation that is asked for changes nothing yet, unless another certificate stands in this one's place already.
 */
export function retirementIn(status: ApplicationStatus, replaced: boolean): Retirement | undefined {
  return status === 'KANSELLERING_BEHANDLES' && replaced ? 'REPLACED' : retirementByStatus[status]
}
