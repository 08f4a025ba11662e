import type { Application } from '@eksport/domain'

const undecided: readonly Application['applicationStatus'][] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
]

/** Whether an application is sent but not decided, so that findings are news and answers can be unlocked for change. */
export const isUndecided = ({ applicationStatus }: Application): boolean => undecided.includes(applicationStatus)
