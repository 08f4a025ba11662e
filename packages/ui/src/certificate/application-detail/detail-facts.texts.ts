export const detailFactsTexts = {
  reason: { nb: 'Årsak', nn: 'Årsak', en: 'Reason' },
  returnPlan: { nb: 'Returplan', nn: 'Returplan', en: 'Return plan' },
  consignmentLocation: { nb: 'Sendingen er nå', nn: 'Sendinga er no', en: 'The consignment is now' },
  originalLocation: { nb: 'Originalen er nå', nn: 'Originalen er no', en: 'The original is now' },
  originalInOldService: {
    nb: 'Erstatter sertifikat fra skjematjenesten',
    nn: 'Erstattar sertifikat frå skjematenesta',
    en: 'Replaces a certificate of the older forms service',
  },
  fee: { nb: 'Gebyr', nn: 'Gebyr', en: 'Fee' },
  feeNumber: { nb: 'Gebyr {n}', nn: 'Gebyr {n}', en: 'Fee {n}' },
  handedOut: { nb: 'Utlevert', nn: 'Utlevert', en: 'Handed out' },
  caseNumbers: { nb: 'Saksnummer', nn: 'Saksnummer', en: 'Case numbers' },
  ordered: { nb: 'Bestilt', nn: 'Bestilt', en: 'Ordered' },
  collectedAt: { nb: 'Hentes', nn: 'Blir henta', en: 'Collected at' },
  ANNET: { nb: 'Annet', nn: 'Anna', en: 'Other' },
  FEIL_ATTEST_ERKLAERING: {
    nb: 'Feil i attest eller erklæring',
    nn: 'Feil i attest eller erklæring',
    en: 'Error in the attestation or declaration',
  },
  FEIL_I_INNSENDTE_OPPLYSNINGER: {
    nb: 'Feil i innsendte opplysninger',
    nn: 'Feil i innsende opplysningar',
    en: 'Error in the submitted information',
  },
  MANGLENDE_OPPLYSNINGER: {
    nb: 'Manglende opplysninger',
    nn: 'Manglande opplysningar',
    en: 'Missing information',
  },
  OPPLYSNINGER_FEIL: { nb: 'Feil opplysninger', nn: 'Feil opplysningar', en: 'Wrong information' },
  SKRIVEFEIL: { nb: 'Skrivefeil', nn: 'Skrivefeil', en: 'Writing error' },
  ADM_FEIL: { nb: 'Administrativ feil', nn: 'Administrativ feil', en: 'Administrative error' },
  TEKNISK_FEIL: { nb: 'Teknisk feil', nn: 'Teknisk feil', en: 'Technical error' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'application-detail-facts': typeof detailFactsTexts
  }
}
