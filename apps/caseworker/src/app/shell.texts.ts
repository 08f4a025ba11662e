import type { LocalizedText } from '@eksport/forms'

export const shellTexts = {
  part: { nb: 'Saksbehandling', nn: 'Saksbehandling', en: 'Case handling' },
  account: { nb: 'Konto', nn: 'Konto', en: 'Account' },
  profile: { nb: 'Profil', nn: 'Profil', en: 'Profile' },
  logOut: { nb: 'Logg ut', nn: 'Logg ut', en: 'Log out' },
  keys: { nb: 'Hurtigtaster', nn: 'Hurtigtastar', en: 'Keyboard shortcuts' },
  search: { nb: 'Søk i saker', nn: 'Søk i saker', en: 'Search in cases' },
  searchedFor: {
    nb: 'Referanse, faktura, importør …',
    nn: 'Referanse, faktura, importør …',
    en: 'Reference, invoice, importer …',
  },
  caseworker: { nb: 'Saksbehandler', nn: 'Saksbehandlar', en: 'Caseworker' },
  signer: { nb: 'Signatar', nn: 'Signatar', en: 'Signatory' },
  leader: { nb: 'Kontorleder', nn: 'Kontorleiar', en: 'Office leader' },
  administrator: { nb: 'Administrator', nn: 'Administrator', en: 'Administrator' },
  administration: { nb: 'Administrasjon', nn: 'Administrasjon', en: 'Administration' },
  statistics: { nb: 'Statistikk', nn: 'Statistikk', en: 'Statistics' },
  reader: { nb: 'Leser', nn: 'Lesar', en: 'Reader' },
} as const satisfies Record<string, LocalizedText>
