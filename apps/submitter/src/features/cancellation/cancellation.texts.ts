export const cancellationTexts = {
  title: {
    nb: 'Kanseller søknad {reference}',
    nn: 'Kanseller søknad {reference}',
    en: 'Cancel application {reference}',
  },
  paper: {
    nb: 'Sertifikatet er på papir. Kanselleringen blir en forespørsel, og en saksbehandler avgjør den når papiret er levert tilbake eller gjort rede for.',
    nn: 'Sertifikatet er på papir. Kanselleringa blir ein førespurnad, og ein saksbehandlar avgjer han når papiret er levert tilbake eller gjort greie for.',
    en: 'The certificate is on paper. The cancellation becomes a request, and a caseworker decides on it when the paper has been returned or accounted for.',
  },
  atOnce: {
    nb: 'Søknaden blir kansellert med en gang. Det kan ikke angres.',
    nn: 'Søknaden blir kansellert med ein gong. Det kan ikkje angrast.',
    en: 'The application is cancelled at once. This cannot be undone.',
  },
  reason: { nb: 'Kanselleringsgrunn', nn: 'Grunn for kansellering', en: 'Reason for cancellation' },
  reasonRequired: {
    nb: 'Nødvendig med kanselleringsgrunn for å behandle kansellering.',
    nn: 'Nødvendig med grunn for kansellering for å behandle kanselleringa.',
    en: 'A reason is needed to process the cancellation.',
  },
  methodOfReturn: {
    nb: 'Plan for retur av originalsertifikatet',
    nn: 'Plan for retur av originalsertifikatet',
    en: 'Plan for returning the original certificate',
  },
  methodOfReturnHint: {
    nb: 'Hvor papiret er nå, og hvordan det kommer tilbake til kontoret.',
    nn: 'Kvar papiret er no, og korleis det kjem tilbake til kontoret.',
    en: 'Where the paper is now, and how it gets back to the office.',
  },
  required: { nb: 'Feltet er påkrevd', nn: 'Feltet er påkravd', en: 'This field is required' },
  tooLong: { nb: 'Maks 500 tegn!', nn: 'Maks 500 teikn!', en: 'At most 500 characters!' },
  attachments: { nb: 'Vedlegg', nn: 'Vedlegg', en: 'Attachments' },
  attachmentsHint: {
    nb: 'For eksempel sporing av forsendelsen eller brev fra mottakeren.',
    nn: 'Til dømes sporing av sendinga eller brev frå mottakaren.',
    en: 'For example tracking of the consignment or a letter from the consignee.',
  },
  cancelApplication: { nb: 'Kanseller søknaden', nn: 'Kanseller søknaden', en: 'Cancel the application' },
  askForCancellation: { nb: 'Send forespørsel', nn: 'Send førespurnad', en: 'Send the request' },
  keep: { nb: 'Behold søknaden', nn: 'Behald søknaden', en: 'Keep the application' },
  confirm: {
    nb: 'Er du sikker på at du vil kansellere søknaden?',
    nn: 'Er du sikker på at du vil kansellere søknaden?',
    en: 'Are you sure that you want to cancel the application?',
  },
  failed: {
    nb: 'En feil oppstod ved kansellering av søknaden. Vennligst prøv igjen senere.',
    nn: 'Det oppstod ein feil ved kansellering av søknaden. Ver venleg og prøv igjen seinare.',
    en: 'An error occurred while cancelling the application. Please try again later.',
  },
  refused: {
    nb: 'Klarte ikke å kansellere søknad. {reason}',
    nn: 'Klarte ikkje å kansellere søknad. {reason}',
    en: 'Could not cancel the application. {reason}',
  },
  stale: {
    nb: 'Søknaden er endret siden du åpnet siden. Gå tilbake til søknaden og se på den før du kansellerer.',
    nn: 'Søknaden er endra sidan du opna sida. Gå tilbake til søknaden og sjå på han før du kansellerer.',
    en: 'The application has changed since you opened the page. Go back and look at it before you cancel.',
  },
  requested: {
    nb: 'Forespørsel om å kansellere søknad er sendt inn',
    nn: 'Førespurnad om å kansellere søknad er send inn',
    en: 'The request to cancel the application has been sent',
  },
  done: { nb: 'Søknaden er kansellert!', nn: 'Søknaden er kansellert!', en: 'The application has been cancelled!' },
  cancelled: {
    nb: 'Søknad med referansenummer {n} er kansellert',
    nn: 'Søknad med referansenummer {n} er kansellert',
    en: 'The application with reference number {n} has been cancelled',
  },
  notPossible: {
    nb: 'Søknaden kan ikke kanselleres slik den står nå.',
    nn: 'Søknaden kan ikkje kansellerast slik han står no.',
    en: 'The application cannot be cancelled as it stands now.',
  },
} as const
