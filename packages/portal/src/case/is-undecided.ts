import type { Application } from '@eksport/domain'

const undecided: readonly Application['applicationStatus'][] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
]

/** Whether an application is sent and nobody has decided: what the check found is news, and what it states can be opened for change. */
export const isUndecided = ({ applicationStatus }: Application): boolean => undecided.includes(applicationStatus)
