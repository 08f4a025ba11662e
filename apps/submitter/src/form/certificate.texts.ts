export const certificateTexts = {
  show: { nb: 'Vis sertifikatet', nn: 'Vis sertifikatet', en: 'Show the certificate' },
  hide: { nb: 'Skjul sertifikatet', nn: 'Skjul sertifikatet', en: 'Hide the certificate' },
  enlarge: { nb: 'Vis større', nn: 'Vis større', en: 'Show larger' },
  title: { nb: 'Sertifikatet', nn: 'Sertifikatet', en: 'The certificate' },
  note: {
    nb: 'Slik det blir skrevet ut av svarene så langt. Trykk på en rubrikk for å gå til feltet.',
    nn: 'Slik det blir skrive ut av svara så langt. Trykk på ein rubrikk for å gå til feltet.',
    en: 'As it would be printed from the answers so far. Press a box to go to its field.',
  },
} as const
