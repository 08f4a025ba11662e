import type { LocalizedText } from '@eksport/forms'

export const shellTexts = {
  part: { nb: 'Saksbehandling', nn: 'Saksbehandling', en: 'Case handling' },
  account: { nb: 'Konto', nn: 'Konto', en: 'Account' },
  profile: { nb: 'Profil', nn: 'Profil', en: 'Profile' },
  logOut: { nb: 'Logg ut', nn: 'Logg ut', en: 'Log out' },
  keys: { nb: 'Hurtigtaster', nn: 'Hurtigtastar', en: 'Keyboard shortcuts' },
  search: { nb: 'Søk på referansenummer', nn: 'Søk på referansenummer', en: 'Search by reference number' },
  caseworker: { nb: 'Saksbehandler', nn: 'Saksbehandlar', en: 'Caseworker' },
  signer: { nb: 'Signatar', nn: 'Signatar', en: 'Signatory' },
  leader: { nb: 'Kontorleder', nn: 'Kontorleiar', en: 'Office leader' },
  reader: { nb: 'Leser', nn: 'Lesar', en: 'Reader' },
  noSuchCase: {
    nb: 'Skriv bare siffer, for eksempel 4007.',
    nn: 'Skriv berre siffer, til dømes 4007.',
    en: 'Write digits only, for example 4007.',
  },
} as const satisfies Record<string, LocalizedText>
