export const replacementTexts = {
  newTitle: { nb: 'Ny erstatning', nn: 'Ny erstatning', en: 'New replacement' },
  step: { nb: 'Erstatning', nn: 'Erstatning', en: 'Replacement' },
  title: {
    nb: 'Erstatt sertifikat {reference}',
    nn: 'Erstatt sertifikat {reference}',
    en: 'Replace certificate {reference}',
  },
  intro: {
    nb: 'Fortell først hvorfor sertifikatet må erstattes. Etterpå retter du opplysningene: alt fra originalen er fylt ut.',
    nn: 'Fortel først kvifor sertifikatet må erstattast. Etterpå rettar du opplysningane: alt frå originalen er fylt ut.',
    en: 'First say why the certificate must be replaced. Then correct the information: all of the original is filled in.',
  },
  matsTitle: {
    nb: 'Erstatt et sertifikat fra skjematjenesten (MATS)',
    nn: 'Erstatt eit sertifikat frå skjematenesta (MATS)',
    en: 'Replace a certificate from the forms service (MATS)',
  },
  matsIntro: {
    nb: 'Fortell hvilket sertifikat som skal erstattes, og velg hva det nye skal være. Opplysningene i det gamle hentes ikke hit.',
    nn: 'Fortel kva sertifikat som skal erstattast, og vel kva det nye skal vere. Opplysningane i det gamle blir ikkje henta hit.',
    en: 'Say which certificate is to be replaced, and choose what the new one is to be. The information in the old one is not fetched.',
  },
  matsChangeIntro: {
    nb: 'Hvilket sertifikat søknaden erstatter, og hvorfor.',
    nn: 'Kva sertifikat søknaden erstattar, og kvifor.',
    en: 'Which certificate the application replaces, and why.',
  },
  newCertificate: { nb: 'Det nye sertifikatet', nn: 'Det nye sertifikatet', en: 'The new certificate' },
  fee: {
    nb: 'Et erstatningssertifikat har et eget gebyr. Beløpet vises før du sender inn.',
    nn: 'Eit erstatningssertifikat har eit eige gebyr. Beløpet blir vist før du sender inn.',
    en: 'A replacement certificate has a fee of its own. The amount is shown before you submit.',
  },
  feeMayBeWaived: {
    nb: 'Gebyret faller bort hvis saksbehandleren bekrefter at feilen var myndighetens.',
    nn: 'Gebyret fell bort dersom saksbehandlaren stadfestar at feilen var styresmakta sin.',
    en: 'The fee is waived if the caseworker confirms that the fault was the authority’s.',
  },
  departure: {
    nb: 'Erstatningen begynner med den nye avgangen, {moment}.',
    nn: 'Erstatninga byrjar med den nye avgangen, {moment}.',
    en: 'The replacement begins with the new departure, {moment}.',
  },
  original: {
    nb: 'Mens du arbeider med erstatningen, er originalen låst: den kan verken kanselleres eller erstattes på nytt.',
    nn: 'Medan du arbeider med erstatninga, er originalen låst: han kan verken kansellerast eller erstattast på nytt.',
    en: 'While you work on the replacement the original is locked: it can neither be cancelled nor replaced again.',
  },
  attachments: { nb: 'Vedlegg', nn: 'Vedlegg', en: 'Attachments' },
  attachmentsHint: {
    nb: 'For eksempel brev fra mottakerlandet eller sporing av papiret.',
    nn: 'Til dømes brev frå mottakarlandet eller sporing av papiret.',
    en: 'For example a letter from the importing country or tracking of the paper.',
  },
  failed: {
    nb: 'Klarte ikke å opprette/oppdatere erstatningssøknad. Prøv igjen senere.',
    nn: 'Klarte ikkje å opprette/oppdatere søknaden om erstatning. Prøv igjen seinare.',
    en: 'Could not create/update the application for a replacement. Try again later.',
  },
  kept: {
    nb: 'Det du har skrevet, står fortsatt i feltene.',
    nn: 'Det du har skrive, står framleis i felta.',
    en: 'What you have typed is still in the fields.',
  },
  stale: {
    nb: 'Søknaden er endret siden du åpnet siden. Last siden på nytt før du går videre.',
    nn: 'Søknaden er endra sidan du opna sida. Last sida på nytt før du går vidare.',
    en: 'The application has changed since you opened the page. Reload the page before you go on.',
  },
  reload: { nb: 'Last siden på nytt', nn: 'Last sida på nytt', en: 'Reload the page' },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  notPossible: {
    nb: 'Sertifikatet kan ikke erstattes slik det står nå. Bare et utstedt sertifikat kan erstattes.',
    nn: 'Sertifikatet kan ikkje erstattast slik det står no. Berre eit utferda sertifikat kan erstattast.',
    en: 'The certificate cannot be replaced as it stands now. Only an issued certificate can be replaced.',
  },
  alreadyReplaced: {
    nb: 'Sertifikatet erstattes allerede av {reference}.',
    nn: 'Sertifikatet blir alt erstatta av {reference}.',
    en: 'The certificate is already being replaced by {reference}.',
  },
  matsUsed: {
    nb: 'Sertifikatet erstattes allerede av {reference}. Åpne den søknaden i stedet for å begynne en ny.',
    nn: 'Sertifikatet blir alt erstatta av {reference}. Opne den søknaden i staden for å byrje på ein ny.',
    en: 'The certificate is already being replaced by {reference}. Open that application instead of beginning another.',
  },
  open: { nb: 'Åpne {reference}', nn: 'Opne {reference}', en: 'Open {reference}' },
  chooseOriginal: {
    nb: 'Velg sertifikatet som skal erstattes i oversikten. Et utstedt sertifikat har valget «Erstatt».',
    nn: 'Vel sertifikatet som skal erstattast i oversikta. Eit utferda sertifikat har valet «Erstatt».',
    en: 'Choose the certificate to replace in the overview. An issued certificate offers “Replace”.',
  },
  toOverview: { nb: 'Til oversikten', nn: 'Til oversikta', en: 'To the overview' },
  back: { nb: 'Tilbake til søknaden', nn: 'Tilbake til søknaden', en: 'Back to the application' },
} as const
