import type { LocalizedText } from '@eksport/forms'

/** [CW-12] [ADM-08] What has come up in a case after its decision, and is an officer's to go on with. */
export const setbacks = ['SIGNING_REJECTED', 'DELIVERY_REFUSED', 'COMPLAINT_RECEIVED'] as const
/** What has come up in a case after its decision. */
export type Setback = (typeof setbacks)[number]

/** What the status of such a case reads: in bokmål as the statuses themselves are written. */
export const setbackWords: Readonly<Record<Setback, LocalizedText>> = {
  SIGNING_REJECTED: { nb: 'SIGNERING AVVIST', nn: 'Signering avvist', en: 'Signing rejected' },
  COMPLAINT_RECEIVED: { nb: 'KLAGE MOTTATT', nn: 'Klage motteken', en: 'Complaint received' },
  DELIVERY_REFUSED: { nb: 'E-SERTIFIKAT AVVIST', nn: 'E-sertifikat avvist', en: 'E-certificate refused' },
}
