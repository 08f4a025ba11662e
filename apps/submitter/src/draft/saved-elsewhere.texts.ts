import type { LocalizedText } from '@eksport/forms'

interface SavedElsewhereWords {
  readonly title: LocalizedText
  /** Heads the choices. */
  readonly conflict: LocalizedText
  readonly mine: LocalizedText
  readonly theirs: LocalizedText
  /** Heads a line that was deleted in one place and changed in the other, by where it was deleted. */
  readonly deleted: Readonly<Record<'mine' | 'theirs', LocalizedText>>
}

const here: LocalizedText = { nb: 'Svaret her', nn: 'Svaret her', en: 'The answer here' }
const there: LocalizedText = {
  nb: 'Lagret det andre stedet',
  nn: 'Lagra den andre staden',
  en: 'Saved in the other place',
}
const deletedHereOrThere: SavedElsewhereWords['deleted'] = {
  mine: {
    nb: '{line}: slettet her, endret det andre stedet',
    nn: '{line}: sletta her, endra den andre staden',
    en: '{line}: deleted here, changed in the other place',
  },
  theirs: {
    nb: '{line}: endret her, slettet det andre stedet',
    nn: '{line}: endra her, sletta den andre staden',
    en: '{line}: changed here, deleted in the other place',
  },
}

/**
 * Messages about a draft that was saved elsewhere while it is open here, by who saved it: another person, the same person, or one of the
 * two.
 */
export const savedElsewhereTexts = {
  other: {
    title: {
      nb: '{name} har lagret søknaden',
      nn: '{name} har lagra søknaden',
      en: '{name} has saved the application',
    },
    conflict: {
      nb: 'Alt som bare den ene av dere har endret, er tatt med. Velg hva som skal gjelde her:',
      nn: 'Alt som berre den eine av dykk har endra, er teke med. Vel kva som skal gjelde her:',
      en: 'Everything that only one of you changed is included. Choose what shall apply here:',
    },
    mine: { nb: 'Ditt svar', nn: 'Ditt svar', en: 'Your answer' },
    theirs: { nb: 'Lagret av {name}', nn: 'Lagra av {name}', en: 'Saved by {name}' },
    deleted: {
      mine: {
        nb: '{line}: slettet av deg, endret av {name}',
        nn: '{line}: sletta av deg, endra av {name}',
        en: '{line}: deleted by you, changed by {name}',
      },
      theirs: {
        nb: '{line}: endret av deg, slettet av {name}',
        nn: '{line}: endra av deg, sletta av {name}',
        en: '{line}: changed by you, deleted by {name}',
      },
    },
  },
  self: {
    title: {
      nb: 'Du har lagret søknaden et annet sted',
      nn: 'Du har lagra søknaden ein annan stad',
      en: 'You have saved the application elsewhere',
    },
    conflict: {
      nb: 'Du gjorde det i en annen fane eller nettleser. Alt som bare er endret ett av stedene, er tatt med. Velg hva som skal gjelde her:',
      nn: 'Du gjorde det i ei anna fane eller ein annan nettlesar. Alt som berre er endra éin av stadene, er teke med. Vel kva som skal gjelde her:',
      en: 'You did so in another tab or browser. Everything that was changed in only one of the places is included. Choose what shall apply here:',
    },
    mine: here,
    theirs: there,
    deleted: deletedHereOrThere,
  },
  unknown: {
    title: {
      nb: 'Søknaden er lagret et annet sted',
      nn: 'Søknaden er lagra ein annan stad',
      en: 'The application has been saved elsewhere',
    },
    conflict: {
      nb: 'Det er gjort i en annen fane eller nettleser, av deg eller en annen i virksomheten. Alt som bare er endret ett av stedene, er tatt med. Velg hva som skal gjelde her:',
      nn: 'Det er gjort i ei anna fane eller ein annan nettlesar, av deg eller ein annan i verksemda. Alt som berre er endra éin av stadene, er teke med. Vel kva som skal gjelde her:',
      en: 'It was done in another tab or browser, by you or someone else in your organisation. Everything that was changed in only one of the places is included. Choose what shall apply here:',
    },
    mine: here,
    theirs: there,
    deleted: deletedHereOrThere,
  },
} as const satisfies Record<string, SavedElsewhereWords>
