import { originalPaperTexts, replacementReasonTexts } from '@eksport/domain'

export const detailFactsTexts = {
  reason: { nb: 'Årsak', nn: 'Årsak', en: 'Reason' },
  returnPlan: { nb: 'Returplan', nn: 'Returplan', en: 'Return plan' },
  paper: { nb: 'Papiret', nn: 'Papiret', en: 'The paper' },
  originalPaper: { nb: 'Papiret til originalen', nn: 'Papiret til originalen', en: 'The paper of the original' },
  collected: { nb: 'Hentet', nn: 'Henta', en: 'Collected' },
  consignmentLocation: { nb: 'Sendingen er nå', nn: 'Sendinga er no', en: 'The consignment is now' },
  originalLocation: { nb: 'Originalen er nå', nn: 'Originalen er no', en: 'The original is now' },
  originalInOldService: {
    nb: 'Erstatter sertifikat fra skjematjenesten',
    nn: 'Erstattar sertifikat frå skjematenesta',
    en: 'Replaces a certificate of the older forms service',
  },
  fee: { nb: 'Gebyr', nn: 'Gebyr', en: 'Fee' },
  noFee: { nb: 'Ingen kostnad', nn: 'Ingen kostnad', en: 'No charge' },
  feeNumber: { nb: 'Gebyr {n}', nn: 'Gebyr {n}', en: 'Fee {n}' },
  feeForCertificate: { nb: 'helsesertifikat', nn: 'helsesertifikat', en: 'health certificate' },
  feeForLateCertificate: {
    nb: 'helsesertifikat utenfor åpningstid',
    nn: 'helsesertifikat utanfor opningstid',
    en: 'health certificate, out of hours',
  },
  feeForReplacement: { nb: 'erstatningssertifikat', nn: 'erstatningssertifikat', en: 'replacement' },
  feeForCopies: { nb: 'bekreftede kopier', nn: 'stadfesta kopiar', en: 'confirmed copies' },
  handedOut: { nb: 'Utlevert', nn: 'Utlevert', en: 'Handed out' },
  caseNumbers: { nb: 'Saksnummer', nn: 'Saksnummer', en: 'Case numbers' },
  ordered: { nb: 'Bestilt', nn: 'Bestilt', en: 'Ordered' },
  collectedAt: { nb: 'Hentes', nn: 'Blir henta', en: 'Collected at' },
  ...replacementReasonTexts,
  ...originalPaperTexts,
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'application-detail-facts': typeof detailFactsTexts
  }
}
