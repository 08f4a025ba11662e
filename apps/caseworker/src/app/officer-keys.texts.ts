import type { LocalizedText } from '@eksport/forms'

export const officerKeyTexts = {
  next: { nb: 'Neste sak i listen', nn: 'Neste sak i lista', en: 'The next case of the list' },
  previous: { nb: 'Forrige sak i listen', nn: 'Førre sak i lista', en: 'The case before in the list' },
  takeNext: {
    nb: 'Tar den neste saken som ingen har',
    nn: 'Tek den neste saka som ingen har',
    en: 'Takes the next case that nobody has',
  },
  showChanges: {
    nb: 'Viser hva andre har endret i listen',
    nn: 'Viser kva andre har endra i lista',
    en: 'Shows what others have changed in the list',
  },
  filter: { nb: 'Viser og skjuler filtre', nn: 'Viser og skjuler filter', en: 'Shows and hides the filters' },
  choose: {
    nb: 'Velger saken i listen; med Shift alle fra den forrige',
    nn: 'Vel saka i lista; med Shift alle frå den førre',
    en: 'Chooses the case in the list; with Shift all from the one before',
  },
  sign: {
    nb: 'Signerer det som er valgt i signeringskøen; Esc stanser',
    nn: 'Signerer det som er valt i signeringskøen; Esc stansar',
    en: 'Signs what is chosen in the signing queue; Esc stops',
  },
  search: { nb: 'Søk i saker', nn: 'Søk i saker', en: 'Search in cases' },
  acts: {
    nb: 'Bokstaven på en knapp i saken trykker på den',
    nn: 'Bokstaven på ein knapp i saka trykkjer på han',
    en: 'The letter on a button of a case presses it',
  },
} as const satisfies Record<string, LocalizedText>
