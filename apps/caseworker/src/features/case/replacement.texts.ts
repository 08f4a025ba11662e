export const replacementTexts = {
  title: { nb: 'Originalen', nn: 'Originalen', en: 'The original' },
  replacement: { nb: 'Erstatningen', nn: 'Erstatninga', en: 'The replacement' },
  validUntilReplaced: {
    nb: 'Sertifikatet er gyldig til erstatningen er utstedt.',
    nn: 'Sertifikatet er gyldig til erstatninga er utferda.',
    en: 'The certificate is valid until the replacement is issued.',
  },
  paperThere: {
    nb: 'Papiret registreres i saken til erstatningen.',
    nn: 'Papiret blir registrert i saka til erstatninga.',
    en: 'The paper is recorded in the case of the replacement.',
  },
  paper: { nb: 'Papiret til originalen', nn: 'Papiret til originalen', en: 'The paper of the original' },
  ownPaper: { nb: 'Papiret', nn: 'Papiret', en: 'The paper' },
  annulled: { nb: 'Det annullerte papiret', nn: 'Det annullerte papiret', en: 'The annulled paper' },
  notRecorded: {
    nb: 'Ingenting er registrert om hvor det er.',
    nn: 'Ingenting er registrert om kvar det er.',
    en: 'Nothing is recorded of where it is.',
  },
  ofMats: { nb: 'fra skjematjenesten (MATS)', nn: 'frå skjematenesta (MATS)', en: 'of the forms service (MATS)' },
  ofMatsIssued: {
    nb: 'fra skjematjenesten (MATS), utstedt {date}',
    nn: 'frå skjematenesta (MATS), utferda {date}',
    en: 'of the forms service (MATS), issued {date}',
  },
  noPaper: {
    nb: 'Originalen er elektronisk. Den blir erstattet når dette sertifikatet utstedes.',
    nn: 'Originalen er elektronisk. Han blir erstatta når dette sertifikatet blir utferda.',
    en: 'The original is electronic. It is replaced when this certificate is issued.',
  },
  outstanding: {
    nb: 'Ikke registrert. Papiret må være levert tilbake eller gjort rede for, eller retur med sporing må være avtalt, før erstatningen kan utstedes.',
    nn: 'Ikkje registrert. Papiret må vere levert tilbake eller gjort greie for, eller retur med sporing må vere avtalt, før erstatninga kan utferdast.',
    en: 'Not recorded. The paper must be returned or accounted for, or a tracked return agreed on, before the replacement can be issued.',
  },
  agreed: {
    nb: 'Retur med sporing er avtalt: {trackingNumber}',
    nn: 'Retur med sporing er avtalt: {trackingNumber}',
    en: 'A tracked return is agreed on: {trackingNumber}',
  },
  record: { nb: 'Registrer papiret', nn: 'Registrer papiret', en: 'Record the paper' },
  recordTitle: { nb: 'Papiret til {reference}', nn: 'Papiret til {reference}', en: 'The paper of {reference}' },
  question: {
    nb: 'Hva har skjedd med papiret?',
    nn: 'Kva har skjedd med papiret?',
    en: 'What has become of the paper?',
  },
  trackingNumber: { nb: 'Sporingsnummer', nn: 'Sporingsnummer', en: 'Tracking number' },
  recorded: { nb: 'Papiret er registrert', nn: 'Papiret er registrert', en: 'The paper is recorded' },
  stale: {
    nb: 'Originalen er endret siden du åpnet saken. Se over den før du registrerer papiret.',
    nn: 'Originalen er endra sidan du opna saka. Sjå over han før du registrerer papiret.',
    en: 'The original has changed since you opened the case. Look at it before you record the paper.',
  },
  feeMayBeWaived: {
    nb: 'Eksportøren oppgir at feilen var myndighetens.',
    nn: 'Eksportøren oppgir at feilen var styresmakta sin.',
    en: 'The exporter states that the fault was the authority’s.',
  },
  feeWaived: {
    nb: 'Det stemmer, og gebyret faller bort når erstatningen godkjennes.',
    nn: 'Det stemmer, og gebyret fell bort når erstatninga blir godkjend.',
    en: 'That is so, and the fee is waived when the replacement is approved.',
  },
  returnTask: { nb: 'Papir på vei tilbake', nn: 'Papir på veg tilbake', en: 'Paper on its way back' },
  matsReturnTask: {
    nb: 'Følg sendingen {trackingNumber}, og registrer papiret når det er kommet.',
    nn: 'Følg sendinga {trackingNumber}, og registrer papiret når det er kome.',
    en: 'Follow the consignment {trackingNumber}, and record the paper when it has arrived.',
  },
  returnTaskText: {
    nb: 'Sertifikatet er erstattet av {reference}. Følg sendingen {trackingNumber}, og registrer papiret når det er kommet.',
    nn: 'Sertifikatet er erstatta av {reference}. Følg sendinga {trackingNumber}, og registrer papiret når det er kome.',
    en: 'The certificate has been replaced by {reference}. Follow the consignment {trackingNumber}, and record the paper when it has arrived.',
  },
} as const
