export const landingTexts = {
  documentTitle: { nb: 'Logg inn', nn: 'Logg inn', en: 'Log in' },
  title: {
    nb: 'Helsesertifikat for sjømat som skal ut av landet',
    nn: 'Helsesertifikat for sjømat som skal ut av landet',
    en: 'Health certificates for seafood leaving Norway',
  },
  lead: {
    nb: 'Søk om sertifikat, følg søknaden og hent dokumentet elektronisk eller på et av kontorene våre. Svarene dine lagres underveis.',
    nn: 'Søk om sertifikat, følg søknaden og hent dokumentet elektronisk eller på eit av kontora våre. Svara dine blir lagra undervegs.',
    en: 'Apply for a certificate, follow the application and get the document electronically or at one of our offices. Your answers are saved along the way.',
  },
  logIn: { nb: 'Logg inn med ID-porten', nn: 'Logg inn med ID-porten', en: 'Log in with ID-porten' },
  loggedOut: {
    nb: 'Du er logget ut. Logg inn for å fortsette der du var.',
    nn: 'Du er logga ut. Logg inn for å halde fram der du var.',
    en: 'You have been logged out. Log in to continue where you were.',
  },
  providerDown: {
    nb: 'ID-porten svarer ikke nå. Prøv igjen om litt.',
    nn: 'ID-porten svarar ikkje no. Prøv igjen om litt.',
    en: 'ID-porten does not answer now. Try again in a while.',
  },
  linkInstead: {
    nb: 'ID-porten svarer ikke nå. Du kan logge inn med en lenke på e-post.',
    nn: 'ID-porten svarar ikkje no. Du kan logge inn med ei lenkje på e-post.',
    en: 'ID-porten does not answer now. You can log in with a link by e-mail.',
  },
  linkTitle: {
    nb: 'Logg inn med lenke på e-post',
    nn: 'Logg inn med lenkje på e-post',
    en: 'Log in with a link by e-mail',
  },
  linkLead: {
    nb: 'Vi sender en lenke til e-posten som står i profilen din.',
    nn: 'Vi sender ei lenkje til e-posten som står i profilen din.',
    en: 'We send a link to the e-mail address in your profile.',
  },
  nationalId: { nb: 'Fødselsnummer', nn: 'Fødselsnummer', en: 'National identity number' },
  sendLink: { nb: 'Send lenke', nn: 'Send lenkje', en: 'Send link' },
  linkFailed: {
    nb: 'Her har det skjedd en feil. Vennligst prøv igjen senere.',
    nn: 'Her har det skjedd ein feil. Prøv igjen seinare.',
    en: 'Something went wrong here. Please try again later.',
  },
  checkMail: { nb: 'Sjekk e-posten din', nn: 'Sjekk e-posten din', en: 'Check your e-mail' },
  checkMailText: {
    nb: 'Hvis vi har en e-postadresse til deg, har vi sendt en lenke. Den virker én gang, i denne nettleseren, og i høyst ti minutter.',
    nn: 'Dersom vi har ei e-postadresse til deg, har vi sendt ei lenkje. Ho verkar éin gong, i denne nettlesaren, og i høgst ti minutt.',
    en: 'If we have an e-mail address for you, we have sent a link. It works once, in this browser, and for at most ten minutes.',
  },
  askAgain: { nb: 'Be om en ny lenke', nn: 'Be om ei ny lenkje', en: 'Ask for a new link' },
  guide: { nb: 'Før du søker', nn: 'Før du søkjer', en: 'Before you apply' },
  requirements: { nb: 'Krav i mottakerlandet', nn: 'Krav i mottakarlandet', en: 'Requirements of the destination' },
  requirementsText: {
    nb: 'Se hvilke sertifikater landet krever, og hvilke format som gjelder.',
    nn: 'Sjå kva sertifikat landet krev, og kva format som gjeld.',
    en: 'See which certificates the country requires, and which formats apply.',
  },
  fillIn: { nb: 'Slik fyller du ut', nn: 'Slik fyller du ut', en: 'How to fill in' },
  fillInText: {
    nb: 'De fleste feltene er obligatoriske. Noen tekster er på engelsk.',
    nn: 'Dei fleste felta er obligatoriske. Nokre tekstar er på engelsk.',
    en: 'Most fields are mandatory. Some texts are in English.',
  },
  fee: { nb: 'Gebyr og åpningstider', nn: 'Gebyr og opningstider', en: 'Fees and opening hours' },
  feeText: {
    nb: 'Du betaler gebyr for hver innsendt søknad.',
    nn: 'Du betaler gebyr for kvar innsend søknad.',
    en: 'You pay a fee for each application submitted.',
  },
  responsibility: {
    nb: 'Ansvaret ditt som eksportør',
    nn: 'Ansvaret ditt som eksportør',
    en: 'Your responsibility as exporter',
  },
  responsibilityText: {
    nb: 'Du har ansvaret for at varene følger regelverket.',
    nn: 'Du har ansvaret for at varene følgjer regelverket.',
    en: 'You are responsible for the goods complying with the rules.',
  },
} as const
