import type { ApplicationStatus } from '../application/application-status.ts'

/** Statuses in which the certificate has left the ordinary process. */
const terminalLookingStatuses: readonly ApplicationStatus[] = [
  'UTSTEDT',
  'KANSELLERT',
  'KANSELLERING_BEHANDLES',
  'ERSTATTET',
  'ERSTATNING_BEHANDLES',
  'ANNULLERT',
]

/** Statuses in which somebody is working on the application. ERSTATNING_BEHANDLES is in both groups. */
const inProgressStatuses: readonly ApplicationStatus[] = [
  'AVKLARING_INNSENDER',
  'INNSENDT',
  'UNDER_VURDERING',
  'STOPPET',
  'GODKJENT',
  'TIL_SIGNERING',
  'SKREVET_UT',
  'ERSTATNING_BEHANDLES',
  'ERSTATNING_UNDER_REGISTRERING',
  'AVSLAG',
  'TRUKKET_TILBAKE',
]

/** [BDG-04] What a status looks like from far away: at its end, at work, or both while a replacement is processed. */
export type StatusGroup = 'terminal-looking' | 'in-progress'

const members: Readonly<Record<StatusGroup, readonly ApplicationStatus[]>> = {
  'terminal-looking': terminalLookingStatuses,
  'in-progress': inProgressStatuses,
}

/** [BDG-04] The groups of a status; a draft is in none. */
export function groupsOf(status: ApplicationStatus): readonly StatusGroup[] {
  return (['terminal-looking', 'in-progress'] as const).filter((group) => members[group].includes(status))
}

/** Nothing leads out of these. */
export const endStatuses: readonly ApplicationStatus[] = [
  'TRUKKET_TILBAKE',
  'AVSLAG',
  'KANSELLERT',
  'ERSTATTET',
  'ANNULLERT',
]

/** [STA-07] Statuses in which the details page shows the findings of the rule check. */
export const validationPanelStatuses: readonly ApplicationStatus[] = [
  'UNDER_REGISTRERING',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
]

/** [LST-08] The status filter: the wanted ones first, the rest as the machine orders them, three left out. */
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
