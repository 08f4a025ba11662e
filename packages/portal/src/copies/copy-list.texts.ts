export const copyListTexts = {
  heading: { nb: 'Bekreftede kopier', nn: 'Stadfesta kopiar', en: 'Confirmed copies' },
  copies: { nb: '{n} kopier', nn: '{n} kopiar', en: '{n} copies' },
  copy: { nb: '1 kopi', nn: '1 kopi', en: '1 copy' },
  pickup: { nb: '{office}, {moment}', nn: '{office}, {moment}', en: '{office}, {moment}' },
  /** For an order that was never fetched: the planned pickup. */
  orderedFor: {
    nb: 'Bestilt til {office}, {moment}',
    nn: 'Tinga til {office}, {moment}',
    en: 'Ordered for {office}, {moment}',
  },
  feeWhenOrdered: { nb: 'Gebyr ved bestilling: {fee}', nn: 'Gebyr ved tinging: {fee}', en: 'Fee when ordered: {fee}' },
  over: {
    nb: 'Sertifikatet gjelder ikke, og det lages eller utleveres ikke flere kopier av det.',
    nn: 'Sertifikatet gjeld ikkje, og det blir ikkje laga eller utlevert fleire kopiar av det.',
    en: 'The certificate is not valid, and no more copies of it are made or handed out.',
  },
  fee: { nb: 'Gebyr {fee}', nn: 'Gebyr {fee}', en: 'Fee {fee}' },
  printed: { nb: 'Skrevet ut {time}', nn: 'Skrive ut {time}', en: 'Printed {time}' },
  printedBy: { nb: 'Skrevet ut {time} av {name}', nn: 'Skrive ut {time} av {name}', en: 'Printed {time} by {name}' },
  handedOut: { nb: 'Hentet {time} av {to}', nn: 'Henta {time} av {to}', en: 'Collected {time} by {to}' },
  handedOutBy: {
    nb: 'Hentet {time} av {to}, utlevert av {name}',
    nn: 'Henta {time} av {to}, utlevert av {name}',
    en: 'Collected {time} by {to}, handed out by {name}',
  },
} as const

/** The state that an order had when it ended. */
export const overCopyTexts = {
  ORDERED: { nb: 'Ikke laget', nn: 'Ikkje laga', en: 'Not made' },
  PRINTED: { nb: 'Ikke utlevert', nn: 'Ikkje utlevert', en: 'Not handed out' },
} as const

export const copyStateTexts = {
  ORDERED: { nb: 'Bestilt', nn: 'Tinga', en: 'Ordered' },
  PRINTED: { nb: 'Klar til henting', nn: 'Klar til henting', en: 'Ready for pickup' },
  HANDED_OUT: { nb: 'Hentet', nn: 'Henta', en: 'Collected' },
} as const
