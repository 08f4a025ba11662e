export const copiesTexts = {
  order: {
    nb: 'Bestill bekreftede kopier av {reference}',
    nn: 'Ting stadfesta kopiar av {reference}',
    en: 'Order confirmed copies of {reference}',
  },
  change: {
    nb: 'Endre bestilling av kopier, {reference}',
    nn: 'Endre tinging av kopiar, {reference}',
    en: 'Change the order of copies, {reference}',
  },
  lead: {
    nb: 'En bekreftet kopi er en kopi av sertifikatet som kontoret bekrefter og stempler. Den erstatter ikke sertifikatet.',
    nn: 'Ein stadfesta kopi er ein kopi av sertifikatet som kontoret stadfestar og stemplar. Han erstattar ikkje sertifikatet.',
    en: 'A confirmed copy is a copy of the certificate that the office confirms and stamps. It does not replace the certificate.',
  },
  officeFirst: {
    nb: 'Velg kontor for å se når det er åpent.',
    nn: 'Vel kontor for å sjå når det er ope.',
    en: 'Choose an office to see when it is open.',
  },
  outsideHours: {
    nb: 'Utenfor ordinær åpningstid, samme gebyr',
    nn: 'Utanfor ordinær opningstid, same gebyr',
    en: 'Outside ordinary hours, the same fee',
  },
  listsFailed: {
    nb: 'Klarte ikke å hente kontorene. Prøv igjen senere.',
    nn: 'Klarte ikkje å hente kontora. Prøv igjen seinare.',
    en: 'Could not fetch the offices. Try again later.',
  },
  fee: { nb: 'Gebyr for bestillingen', nn: 'Gebyr for tinginga', en: 'Fee for the order' },
  feeLater: {
    nb: 'Gebyret vises når alt er fylt ut.',
    nn: 'Gebyret blir vist når alt er fylt ut.',
    en: 'The fee is shown when everything is filled in.',
  },
  feeFailed: {
    nb: 'Klarte ikke å hente gebyret. Du ser det på søknaden når kopiene er bestilt.',
    nn: 'Klarte ikkje å hente gebyret. Du ser det på søknaden når kopiane er tinga.',
    en: 'Could not fetch the fee. It stands on the application once the copies are ordered.',
  },
  submitOrder: { nb: 'Bestill kopier', nn: 'Ting kopiar', en: 'Order copies' },
  submitChange: { nb: 'Lagre endringen', nn: 'Lagre endringa', en: 'Save the change' },
  cancelOrder: { nb: 'Avbestill kopiene', nn: 'Avbestill kopiane', en: 'Cancel the copies' },
  confirmCancel: {
    nb: 'Vil du avbestille kopiene?',
    nn: 'Vil du avbestille kopiane?',
    en: 'Do you want to cancel the copies?',
  },
  confirmCancelText: {
    nb: 'Bestillingen blir borte, og du betaler ikke for den.',
    nn: 'Tinginga blir borte, og du betaler ikkje for henne.',
    en: 'The order is gone, and you do not pay for it.',
  },
  keep: { nb: 'Behold bestillingen', nn: 'Behald tinginga', en: 'Keep the order' },
  ordered: { nb: 'Kopiene er bestilt', nn: 'Kopiane er tinga', en: 'The copies are ordered' },
  changed: { nb: 'Bestillingen er endret', nn: 'Tinginga er endra', en: 'The order is changed' },
  cancelled: { nb: 'Kopiene er avbestilt', nn: 'Kopiane er avbestilte', en: 'The copies are cancelled' },
  orderFailed: {
    nb: 'Klarte ikke å bestille bekreftede kopier',
    nn: 'Klarte ikkje å tinge stadfesta kopiar',
    en: 'Could not order confirmed copies',
  },
  changeFailed: {
    nb: 'Klarte ikke å oppdatere bekreftede kopier',
    nn: 'Klarte ikkje å oppdatere stadfesta kopiar',
    en: 'Could not update confirmed copies',
  },
  cancelFailed: {
    nb: 'Klarte ikke å kansellere bekreftede kopier',
    nn: 'Klarte ikkje å kansellere stadfesta kopiar',
    en: 'Could not cancel confirmed copies',
  },
  stale: {
    nb: 'Søknaden er endret siden du åpnet siden. Se over og prøv igjen.',
    nn: 'Søknaden er endra sidan du opna sida. Sjå over og prøv igjen.',
    en: 'The application has changed since you opened the page. Look it over and try again.',
  },
  staleOrder: {
    nb: 'Bestillingen er endret siden du åpnet siden. Slik den står nå, ser du den nedenfor. Lagre en gang til hvis det du har skrevet, skal gjelde.',
    nn: 'Tinginga er endra sidan du opna sida. Slik ho står no, ser du ho nedanfor. Lagre ein gong til dersom det du har skrive, skal gjelde.',
    en: 'The order has changed since you opened the page. How it stands now is shown below. Save once more if what you have written is to apply.',
  },
  staleCancelling: {
    nb: 'Bestillingen er endret siden du åpnet siden. Avbestill en gang til hvis den likevel ikke skal gjelde.',
    nn: 'Tinginga er endra sidan du opna sida. Avbestill ein gong til dersom ho likevel ikkje skal gjelde.',
    en: 'The order has changed since you opened the page. Cancel once more if it is still not wanted.',
  },
  notPossible: {
    nb: 'Det kan ikke bestilles kopier slik søknaden står nå.',
    nn: 'Det kan ikkje tingast kopiar slik søknaden står no.',
    en: 'Copies cannot be ordered as the application stands now.',
  },
  notChangeable: {
    nb: 'Bestillingen kan ikke endres slik søknaden står nå.',
    nn: 'Tinginga kan ikkje endrast slik søknaden står no.',
    en: 'The order cannot be changed as the application stands now.',
  },
  onlyCancelled: {
    nb: 'Bestillingen kan ikke endres slik søknaden står nå. Du kan avbestille kopiene.',
    nn: 'Tinginga kan ikkje endrast slik søknaden står no. Du kan avbestille kopiane.',
    en: 'The order cannot be changed as the application stands now. You can cancel the copies.',
  },
  noOrder: {
    nb: 'Fant ikke bestillingen. Den kan være avbestilt.',
    nn: 'Fann ikkje tinginga. Ho kan vere avbestilt.',
    en: 'The order was not found. It may have been cancelled.',
  },
  handedOut: {
    nb: 'Kopiene er hentet, og bestillingen kan ikke endres.',
    nn: 'Kopiane er henta, og tinginga kan ikkje endrast.',
    en: 'The copies have been collected, and the order cannot be changed.',
  },
} as const
