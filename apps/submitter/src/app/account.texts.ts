/** Texts of the person menu and the command palette, which load after the page. */
export const accountTexts = {
  organisation: { nb: 'Virksomhet', nn: 'Verksemd', en: 'Organisation' },
  organisationNumber: { nb: 'Org.nr. {number}', nn: 'Org.nr. {number}', en: 'Org. no. {number}' },
  profile: { nb: 'Profil', nn: 'Profil', en: 'Profile' },
  addressBook: { nb: 'Adressebok', nn: 'Adressebok', en: 'Address book' },
  changeOrganisation: { nb: 'Bytt virksomhet', nn: 'Byt verksemd', en: 'Change organisation' },
  find: { nb: 'Finn side eller søknad', nn: 'Finn side eller søknad', en: 'Find a page or application' },
  keys: { nb: 'Hurtigtaster', nn: 'Hurtigtastar', en: 'Keyboard shortcuts' },
  logOut: { nb: 'Logg ut', nn: 'Logg ut', en: 'Log out' },
} as const
