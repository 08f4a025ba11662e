import type { LocalizedText } from '@eksport/forms'

export const commandTexts = {
  applications: { nb: 'Søknader', nn: 'Søknader', en: 'Applications' },
  pages: { nb: 'Sider', nn: 'Sider', en: 'Pages' },
  settings: { nb: 'Språk og visning', nn: 'Språk og vising', en: 'Language and display' },
  organisations: { nb: 'Virksomheter', nn: 'Verksemder', en: 'Organisations' },
  found: { nb: 'I søknadene', nn: 'I søknadene', en: 'In the applications' },
  newApplication: { nb: 'Ny søknad', nn: 'Ny søknad', en: 'New application' },
  newApplicationToo: { nb: 'opprett start', nn: 'opprett start', en: 'create start' },
  likeLast: {
    nb: 'Ny lik den siste: {reference}',
    nn: 'Ny lik den siste: {reference}',
    en: 'New like the last: {reference}',
  },
  likeLastToo: { nb: 'kopier', nn: 'kopier', en: 'copy' },
  replaceMats: {
    nb: 'Erstatt et sertifikat fra skjematjenesten (MATS)',
    nn: 'Erstatt eit sertifikat frå skjematenesta (MATS)',
    en: 'Replace a certificate from the forms service (MATS)',
  },
  open: { nb: 'Åpne søknad {reference}', nn: 'Opne søknad {reference}', en: 'Open application {reference}' },
  search: {
    nb: 'Søk i søknadene etter «{text}»',
    nn: 'Søk i søknadene etter «{text}»',
    en: 'Search the applications for “{text}”',
  },
  actFor: { nb: 'Handle for {name} ({number})', nn: 'Handle for {name} ({number})', en: 'Act for {name} ({number})' },
  actForToo: { nb: 'bytt virksomhet', nn: 'byt verksemd', en: 'change organisation' },
  profileToo: { nb: 'varsler e-post', nn: 'varsel e-post', en: 'notices mail' },
  dark: { nb: 'Mørkt tema', nn: 'Mørkt tema', en: 'Dark theme' },
  light: { nb: 'Lyst tema', nn: 'Lyst tema', en: 'Light theme' },
  languageToo: { nb: 'språk', nn: 'språk', en: 'language' },
  searchKey: {
    nb: 'Søk i oversikten; på andre sider som Ctrl\u00A0+\u00A0K',
    nn: 'Søk i oversikta; på andre sider som Ctrl\u00A0+\u00A0K',
    en: 'Search the overview; on other pages as Ctrl\u00A0+\u00A0K',
  },
  onMac: {
    nb: '{what} (på Mac ⌘\u00A0+\u00A0K)',
    nn: '{what} (på Mac ⌘\u00A0+\u00A0K)',
    en: '{what} (⌘\u00A0+\u00A0K on a Mac)',
  },
} as const satisfies Record<string, LocalizedText>
