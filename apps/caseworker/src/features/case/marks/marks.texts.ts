import type { LocalizedText } from '@eksport/forms'

export const marksTexts = {
  walk: { nb: 'Gå gjennom funn og avvik', nn: 'Gå gjennom funn og avvik', en: 'Go through findings and oddities' },
  previous: { nb: 'Forrige', nn: 'Førre', en: 'Previous' },
  next: { nb: 'Neste', nn: 'Neste', en: 'Next' },
  place: { nb: '{n} av {total}: {text}', nn: '{n} av {total}: {text}', en: '{n} of {total}: {text}' },
  count: { nb: '{total} å se på', nn: '{total} å sjå på', en: '{total} to look at' },
  goToLine: { nb: 'Gå til varelinje {line}', nn: 'Gå til varelinje {line}', en: 'Go to product line {line}' },
  goTo: { nb: 'Gå til {place}', nn: 'Gå til {place}', en: 'Go to {place}' },
  ask: { nb: 'Spør', nn: 'Spør', en: 'Ask' },
  question: {
    nb: '{text} Kan dere bekrefte eller rette dette?',
    nn: '{text} Kan de stadfeste eller rette dette?',
    en: '{text} Can you confirm or correct this?',
  },
  oddities: { nb: 'Uvanlig i saken', nn: 'Uvanleg i saka', en: 'Unusual in the case' },
  odditiesHint: {
    nb: 'Avvik er ikke regelbrudd og skal ikke krysses av.',
    nn: 'Avvik er ikkje regelbrot og skal ikkje kryssast av.',
    en: 'Oddities break no rule and are not ticked.',
  },
  ofLine: { nb: 'Varelinje {line}: {text}', nn: 'Varelinje {line}: {text}', en: 'Product line {line}: {text}' },
  outdated: {
    nb: 'Det var før saken kom tilbake fra signering. Se på det igjen, og kryss av.',
    nn: 'Det var før saka kom tilbake frå signering. Sjå på det igjen, og kryss av.',
    en: 'That was before the case came back from signing. Look at it again, and tick it.',
  },
  writeNote: { nb: 'Skriv merknad', nn: 'Skriv merknad', en: 'Write a remark' },
  changeNote: { nb: 'Endre merknad', nn: 'Endre merknad', en: 'Change the remark' },
  note: { nb: 'Merknad til vurderingen', nn: 'Merknad til vurderinga', en: 'Remark on the assessment' },
  noteHint: {
    nb: 'Ses bare av saksbehandlere.',
    nn: 'Blir berre sett av saksbehandlarar.',
    en: 'Only seen by caseworkers.',
  },
  keepNote: { nb: 'Lagre merknad', nn: 'Lagre merknad', en: 'Save the remark' },
  leaveNote: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
} as const satisfies Record<string, LocalizedText>
