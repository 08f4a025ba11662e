import type { LocalizedText } from '@eksport/forms'

export const troubleTexts = {
  sentBack: {
    nb: '{name} ville ikke signere, {time}',
    nn: '{name} ville ikkje signere, {time}',
    en: '{name} would not sign, {time}',
  },
  lapsed: {
    nb: 'Godkjenningen ble ikke gjennomført, {time}',
    nn: 'Godkjenninga vart ikkje gjennomført, {time}',
    en: 'The approval was not carried out, {time}',
  },
  changedMeanwhile: {
    nb: 'Saken, eller det godkjenningen bygger på, ble endret i mellomtiden. Se på den igjen før du godkjenner.',
    nn: 'Saka, eller det godkjenninga byggjer på, vart endra i mellomtida. Sjå på ho igjen før du godkjenner.',
    en: 'The case, or what the approval rests on, changed meanwhile. Look at it again before you approve it.',
  },
  signer: { nb: 'Signereren', nn: 'Signeraren', en: 'The signer' },
  lookAgain: {
    nb: 'Det du krysset av før dette, teller når du har sett på det igjen.',
    nn: 'Det du kryssa av før dette, tel når du har sett på det igjen.',
    en: 'What you ticked before this counts when you have looked at it again.',
  },
  ask: { nb: 'Be eksportøren om avklaring', nn: 'Be eksportøren om avklaring', en: 'Ask the exporter' },
  refused: {
    nb: 'Myndigheten i {country} har avvist eSertifikatet, {time}',
    nn: 'Styresmakta i {country} har avvist eSertifikatet, {time}',
    en: 'The authority of {country} has refused the eCertificate, {time}',
  },
  sameAgain: {
    nb: 'Sendes det på nytt uten at noe er rettet, får myndigheten det samme.',
    nn: 'Blir det sendt på nytt utan at noko er retta, får styresmakta det same.',
    en: 'Sent again with nothing corrected, the authority gets the same.',
  },
  answered: {
    nb: 'Eksportøren har svart etter dette, {time}. Se på svaret før du godkjenner.',
    nn: 'Eksportøren har svart etter dette, {time}. Sjå på svaret før du godkjenner.',
    en: 'The exporter has answered since, {time}. Look at the answer before you approve.',
  },
  correctRecipient: {
    nb: 'Be eksportøren rette mottaker',
    nn: 'Be eksportøren rette mottakar',
    en: 'Ask the exporter to correct the consignee',
  },
  withdrawFirst: {
    nb: 'Trekk godkjenningen, så kan du be eksportøren rette mottaker.',
    nn: 'Trekk godkjenninga, så kan du be eksportøren rette mottakar.',
    en: 'Withdraw the approval; then you can ask the exporter to correct the consignee.',
  },
  question: {
    nb: 'Myndigheten i {country} har avvist sertifikatet med ordene «{words}». Kan dere rette opplysningene om mottaker?',
    nn: 'Styresmakta i {country} har avvist sertifikatet med orda «{words}». Kan de rette opplysningane om mottakar?',
    en: 'The authority of {country} has refused the certificate with the words “{words}”. Can you correct what is said of the consignee?',
  },
} as const satisfies Record<string, LocalizedText>
