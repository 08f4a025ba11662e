export const logOutTexts = {
  logOutUnsent: {
    nb: 'Noe du har skrevet, er ikke sendt til oss',
    nn: 'Noko du har skrive, er ikkje sendt til oss',
    en: 'Something you have typed has not been sent to us',
  },
  logOutUnsentText: {
    nb: 'Det gjelder {drafts}, og ligger bare på denne maskinen. Logger du ut, slettes det.',
    nn: 'Det gjeld {drafts}, og ligg berre på denne maskina. Loggar du ut, blir det sletta.',
    en: 'It belongs to {drafts} and is on this computer alone. If you log out, it is deleted.',
  },
  newOne: { nb: 'en ny søknad', nn: 'ein ny søknad', en: 'a new application' },
  logOutAnyway: { nb: 'Logg ut og slett', nn: 'Logg ut og slett', en: 'Log out and delete' },
  stayLoggedIn: { nb: 'Bli pålogget', nn: 'Bli pålogga', en: 'Stay logged in' },
} as const
