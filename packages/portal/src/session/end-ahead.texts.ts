export const endAheadTexts = {
  title: { nb: 'Du blir snart logget ut', nn: 'Du blir snart logga ut', en: 'You will soon be logged out' },
  idle: {
    nb: 'Ingen har brukt siden på en stund. Kl. {time} blir du logget ut. Det du har skrevet, blir stående.',
    nn: 'Ingen har brukt sida på ei stund. Kl. {time} blir du logga ut. Det du har skrive, blir ståande.',
    en: 'Nobody has used this page for a while. You will be logged out at {time}. What you have written stays on the page.',
  },
  last: {
    nb: 'Innloggingen kan ikke forlenges mer. Kl. {time} blir du logget ut. Det du har skrevet, blir stående. Logg inn på nytt i en ny fane og kom tilbake hit, så kan du fortsette.',
    nn: 'Innlogginga kan ikkje forlengjast meir. Kl. {time} blir du logga ut. Det du har skrive, blir ståande. Logg inn på nytt i ei ny fane og kom tilbake hit, så kan du halde fram.',
    en: 'The login cannot be extended any further. You will be logged out at {time}. What you have written stays on the page. Log in again in a new tab and come back here to continue.',
  },
  goOn: { nb: 'Fortsett', nn: 'Hald fram', en: 'Continue' },
  logOut: { nb: 'Logg ut', nn: 'Logg ut', en: 'Log out' },
  failed: {
    nb: 'Innloggingen ble ikke forlenget. Prøv igjen.',
    nn: 'Innlogginga vart ikkje forlengd. Prøv igjen.',
    en: 'The login was not extended. Try again.',
  },
} as const
