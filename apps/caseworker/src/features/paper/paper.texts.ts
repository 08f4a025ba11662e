import type { LocalizedText } from '@eksport/forms'

export const paperTexts = {
  title: { nb: 'Papirlager', nn: 'Papirlager', en: 'Stock of paper' },
  lead: {
    nb: 'Nummererte ark ved {office}. Hvert nummer brukes én gang.',
    nn: 'Nummererte ark ved {office}. Kvart nummer blir brukt éin gong.',
    en: 'Numbered sheets at {office}. Each number is used once.',
  },
  free: { nb: 'Ark igjen', nn: 'Ark att', en: 'Sheets left' },
  next: { nb: 'Neste ark', nn: 'Neste ark', en: 'Next sheet' },
  few: {
    nb: 'Det er få ark igjen. Registrer nye før lageret er tomt.',
    nn: 'Det er få ark att. Registrer nye før lageret er tomt.',
    en: 'Few sheets are left. Register new ones before the stock is empty.',
  },
  none: {
    nb: 'Lageret er tomt. Ingen sertifikater kan skrives ut ved kontoret før nye ark er registrert.',
    nn: 'Lageret er tomt. Ingen sertifikat kan skrivast ut ved kontoret før nye ark er registrerte.',
    en: 'The stock is empty. No certificate can be printed at the office until new sheets are registered.',
  },
  onlyRead: {
    nb: 'Du kan se papirlageret, men ikke registrere ark eller melde dem ugyldige.',
    nn: 'Du kan sjå papirlageret, men ikkje registrere ark eller melde dei ugyldige.',
    en: 'You can see the stock of paper, but neither register nor void sheets.',
  },
  register: { nb: 'Registrer ark', nn: 'Registrer ark', en: 'Register sheets' },
  registerLead: {
    nb: 'Skriv numrene på det første og det siste arket i bunken.',
    nn: 'Skriv numra på det første og det siste arket i bunken.',
    en: 'Write the numbers of the first and the last sheet of the pile.',
  },
  registered: { nb: 'Arkene er registrert', nn: 'Arka er registrerte', en: 'The sheets are registered' },
  strikeOff: { nb: 'Meld ark ugyldige', nn: 'Meld ark ugyldige', en: 'Void sheets' },
  strikeOffLead: {
    nb: 'For ark som er borte eller ødelagt. De kan aldri brukes siden.',
    nn: 'For ark som er borte eller øydelagde. Dei kan aldri brukast sidan.',
    en: 'For sheets that are lost or damaged. They can never be used afterwards.',
  },
  struckOff: { nb: 'Arkene er ugyldige', nn: 'Arka er ugyldige', en: 'The sheets are void' },
  first: { nb: 'Første ark', nn: 'Første ark', en: 'First sheet' },
  last: { nb: 'Siste ark', nn: 'Siste ark', en: 'Last sheet' },
  reason: { nb: 'Begrunnelse', nn: 'Grunngiving', en: 'Reason' },
  count: { nb: '{n} ark', nn: '{n} ark', en: '{n} sheets' },
  one: { nb: '1 ark', nn: '1 ark', en: '1 sheet' },
  notFetched: {
    nb: 'Klarte ikke å hente papirlageret.',
    nn: 'Klarte ikkje å hente papirlageret.',
    en: 'Could not fetch the stock of paper.',
  },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  batches: { nb: 'Registrerte bunker', nn: 'Registrerte bunkar', en: 'Registered piles' },
  noBatches: { nb: 'Ingen ark er registrert.', nn: 'Ingen ark er registrerte.', en: 'No sheets are registered.' },
  batch: {
    nb: '{left} av {sheets} igjen · {printed} skrevet ut · {spoilt} ugyldige',
    nn: '{left} av {sheets} att · {printed} skrivne ut · {spoilt} ugyldige',
    en: '{left} of {sheets} left · {printed} printed · {spoilt} void',
  },
  registeredBy: {
    nb: 'Registrert {time} av {name}',
    nn: 'Registrert {time} av {name}',
    en: 'Registered {time} by {name}',
  },
  voids: { nb: 'Ugyldige ark', nn: 'Ugyldige ark', en: 'Void sheets' },
  noVoids: { nb: 'Ingen ark er ugyldige.', nn: 'Ingen ark er ugyldige.', en: 'No sheets are void.' },
  voidedBy: { nb: '{time} av {name}', nn: '{time} av {name}', en: '{time} by {name}' },
  inCase: { nb: 'Utskrift i sak {reference}', nn: 'Utskrift i sak {reference}', en: 'Print in case {reference}' },
} as const satisfies Record<string, LocalizedText>
