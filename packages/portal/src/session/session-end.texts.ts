export const sessionEndTexts = {
  title: { nb: 'Du er logget ut', nn: 'Du er logga ut', en: 'You have been logged out' },
  text: {
    nb: 'Siden står som du forlot den, med alt du har skrevet. Logg inn i en ny fane og kom tilbake hit, så kan du fortsette.',
    nn: 'Sida står som du forlét ho, med alt du har skrive. Logg inn i ei ny fane og kom tilbake hit, så kan du halde fram.',
    en: 'The page is as you left it, with everything you have written. Log in in a new tab and come back here to continue.',
  },
  another: {
    nb: 'En annen person har logget inn i denne nettleseren. Siden du hadde åpen, er lukket, og ingenting er sendt i feil navn.',
    nn: 'Ein annan person har logga inn i denne nettlesaren. Sida du hadde open, er lukka, og ingenting er sendt i feil namn.',
    en: 'Another person has logged in in this browser. The page that was open is closed, and nothing was sent in the wrong name.',
  },
  comes: {
    nb: 'Siden hentes når du har logget inn.',
    nn: 'Sida blir henta når du har logga inn.',
    en: 'The page is fetched when you have logged in.',
  },
  logIn: { nb: 'Logg inn i ny fane', nn: 'Logg inn i ny fane', en: 'Log in in a new tab' },
  later: { nb: 'Ikke nå', nn: 'Ikkje no', en: 'Not now' },
} as const
