import type { LocalizedText } from '@eksport/forms'

/** [CW-12] [ADM-08] What has happened in a case after its decision that an officer must act on. */
export const setbacks = ['SIGNING_REJECTED', 'DELIVERY_REFUSED', 'COMPLAINT_RECEIVED'] as const
/** What has happened in a case after its decision. */
export type Setback = (typeof setbacks)[number]

/** The label that replaces the status of such a case; the bokmål is in capitals, as the statuses are. */
export const setbackWords: Readonly<Record<Setback, LocalizedText>> = {
  SIGNING_REJECTED: { nb: 'SIGNERING AVVIST', nn: 'Signering avvist', en: 'Signing rejected' },
  COMPLAINT_RECEIVED: { nb: 'KLAGE MOTTATT', nn: 'Klage motteken', en: 'Complaint received' },
  DELIVERY_REFUSED: { nb: 'E-SERTIFIKAT AVVIST', nn: 'E-sertifikat avvist', en: 'E-certificate refused' },
}
