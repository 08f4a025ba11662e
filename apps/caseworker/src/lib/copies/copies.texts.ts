/** Texts of the actions on an order of confirmed copies. */
export const copiesTexts = {
  print: { nb: 'Bekreft og skriv ut', nn: 'Stadfest og skriv ut', en: 'Confirm and print' },
  open: { nb: 'Åpne utskriften', nn: 'Opne utskrifta', en: 'Open the print' },
  handOut: { nb: 'Utlever kopiene', nn: 'Utlever kopiane', en: 'Hand out the copies' },
  confirmTitle: { nb: 'Bekreft kopiene?', nn: 'Stadfeste kopiane?', en: 'Confirm the copies?' },
  confirmText: {
    nb: 'Du bekrefter at kopiene er rette kopier av sertifikatet. Navnet ditt og tidspunktet står på dem. Skriv ut, stemple og underskriv.',
    nn: 'Du stadfestar at kopiane er rette kopiar av sertifikatet. Namnet ditt og tidspunktet står på dei. Skriv ut, stemple og skriv under.',
    en: 'You confirm that the copies are true copies of the certificate. Your name and the time stand on them. Print, stamp and sign.',
  },
  printed: {
    nb: 'Kopiene er klare til utskrift',
    nn: 'Kopiane er klare til utskrift',
    en: 'The copies can be printed',
  },
  printName: {
    nb: 'Bekreftede kopier av {reference}',
    nn: 'Stadfesta kopiar av {reference}',
    en: 'Confirmed copies of {reference}',
  },
  handOutTitle: { nb: 'Hvem hentet kopiene?', nn: 'Kven henta kopiane?', en: 'Who collected the copies?' },
  handedOut: { nb: 'Utleveringen er registrert', nn: 'Utleveringa er registrert', en: 'The hand-out is recorded' },
  failed: {
    nb: 'Klarte ikke å hente bestillingene av kopier.',
    nn: 'Klarte ikkje å hente tingingane av kopiar.',
    en: 'Could not fetch the orders of copies.',
  },
} as const
