import type { LocalizedText } from '@eksport/forms'

/** [CW-12] What went wrong with a case after its decision, and is an officer's to put right. */
export const setbacks = ['SIGNING_REJECTED', 'DELIVERY_REFUSED'] as const
/** What went wrong with a case after its decision. */
export type Setback = (typeof setbacks)[number]

/** What the status of such a case reads: in bokmål as the statuses themselves are written. */
export const setbackWords: Readonly<Record<Setback, LocalizedText>> = {
  SIGNING_REJECTED: { nb: 'SIGNERING AVVIST', nn: 'Signering avvist', en: 'Signing rejected' },
  DELIVERY_REFUSED: { nb: 'E-SERTIFIKAT AVVIST', nn: 'E-sertifikat avvist', en: 'E-certificate refused' },
}
