import type { LocalizedText } from '@eksport/forms'

/** Messages about a draft that somebody else has submitted, withdrawn or deleted while it is open. */
export const endedTexts = {
  sent: {
    nb: '{name} sendte inn søknaden {time}',
    nn: '{name} sende inn søknaden {time}',
    en: '{name} submitted the application {time}',
  },
  withdrawn: {
    nb: '{name} trakk søknaden tilbake {time}',
    nn: '{name} trekte søknaden tilbake {time}',
    en: '{name} withdrew the application {time}',
  },
  ended: {
    nb: 'Søknaden kan ikke fylles ut lenger',
    nn: 'Søknaden kan ikkje fyllast ut lenger',
    en: 'The application can no longer be filled in',
  },
  deleted: {
    nb: 'Søknaden er slettet, av deg eller en annen i virksomheten',
    nn: 'Søknaden er sletta, av deg eller ein annan i verksemda',
    en: 'The application has been deleted, by you or someone else in your organisation',
  },
  somebody: { nb: 'En annen i virksomheten', nn: 'Ein annan i verksemda', en: 'Someone else in your organisation' },
  lost: {
    nb: 'Dette står her hos deg og kom ikke med:',
    nn: 'Dette står her hos deg og kom ikkje med:',
    en: 'This stands here with you and was not included:',
  },
  nothingLost: {
    nb: 'Alt som står her hos deg, kom med.',
    nn: 'Alt som står her hos deg, kom med.',
    en: 'All that stands here with you was included.',
  },
  theirs: { nb: 'I søknaden nå', nn: 'I søknaden no', en: 'In the application now' },
  gone: { nb: 'Slettet', nn: 'Sletta', en: 'Deleted' },
  toApplication: { nb: 'Til søknaden', nn: 'Til søknaden', en: 'To the application' },
  toOverview: { nb: 'Til oversikten', nn: 'Til oversikta', en: 'To the overview' },
} as const satisfies Record<string, LocalizedText>
