import type { ApplicationStatus } from '../../application/enumerations.ts'

/** Statuses that no transition leaves. */
export const endStatuses: readonly ApplicationStatus[] = [
  'TRUKKET_TILBAKE',
  'AVSLAG',
  'KANSELLERT',
  'ERSTATTET',
  'ANNULLERT',
]

/** A certificate that is not issued yet and has not ended: a replacement in one of these locks its original. */
export const unissuedStatuses: readonly ApplicationStatus[] = [
  'UNDER_REGISTRERING',
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
]

/** A certificate that is issued, and stays valid until it has been called back. */
export const issuedStatuses: readonly ApplicationStatus[] = [
  'UTSTEDT',
  'ERSTATNING_UNDER_REGISTRERING',
  'ERSTATNING_BEHANDLES',
  'KANSELLERING_BEHANDLES',
]

/** [STA-07] Statuses in which the details page shows the findings of the rule check. */
export const validationPanelStatuses: readonly ApplicationStatus[] = [
  'UNDER_REGISTRERING',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
]

/** [LST-08] The status filter: the required ones first, the rest in the order of the machine, without three. */
export const filterableStatuses: readonly ApplicationStatus[] = [
  'AVKLARING_INNSENDER',
  'UNDER_REGISTRERING',
  'UTSTEDT',
  'INNSENDT',
  'UNDER_VURDERING',
  'GODKJENT',
  'SKREVET_UT',
  'STOPPET',
  'AVSLAG',
  'TRUKKET_TILBAKE',
  'KANSELLERING_BEHANDLES',
  'KANSELLERT',
  'ERSTATNING_BEHANDLES',
  'ERSTATTET',
]
