export const logOutTexts = {
  logOutUnsent: {
    nb: 'Noe du har skrevet, er ikke sendt til oss',
    nn: 'Noko du har skrive, er ikkje sendt til oss',
    en: 'Something you have typed has not been sent to us',
  },
  logOutUnsentText: {
    nb: 'Det ligger bare på denne maskinen. Logger du ut, slettes det. Åpne søknaden igjen for å få det sendt.',
    nn: 'Det ligg berre på denne maskina. Loggar du ut, blir det sletta. Opne søknaden igjen for å få det sendt.',
    en: 'It lies on this computer alone. If you log out, it is deleted. Open the application again to have it sent.',
  },
  logOutAnyway: { nb: 'Logg ut og slett', nn: 'Logg ut og slett', en: 'Log out and delete' },
  stayLoggedIn: { nb: 'Bli pålogget', nn: 'Bli pålogga', en: 'Stay logged in' },
} as const
