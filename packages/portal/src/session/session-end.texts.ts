export const sessionEndTexts = {
  title: { nb: 'Du er logget ut', nn: 'Du er logga ut', en: 'You have been logged out' },
  text: {
    nb: 'Siden står som du forlot den, med alt du har skrevet. Logg inn i en ny fane og kom tilbake hit, så kan du fortsette.',
    nn: 'Sida står som du forlét ho, med alt du har skrive. Logg inn i ei ny fane og kom tilbake hit, så kan du halde fram.',
    en: 'The page is as you left it, with everything you have written. Log in in a new tab and come back here to continue.',
  },
  logIn: { nb: 'Logg inn i ny fane', nn: 'Logg inn i ny fane', en: 'Log in in a new tab' },
  later: { nb: 'Ikke nå', nn: 'Ikkje no', en: 'Not now' },
} as const
