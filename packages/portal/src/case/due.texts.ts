import type { DueCause } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export const dueTexts = {
  deadline: { nb: 'Frist', nn: 'Frist', en: 'Deadline' },
  stopped: { nb: 'Klokken er stanset', nn: 'Klokka er stansa', en: 'The clock has stopped' },
  untilAnswered: {
    nb: 'til spørsmålet er besvart',
    nn: 'til spørsmålet er svara på',
    en: 'until the question is answered',
  },
  before: { nb: 'før {cause}', nn: 'før {cause}', en: 'before {cause}' },
} as const satisfies Record<string, LocalizedText>

/** What the authority must be finished before. */
export const causeTexts: Readonly<Record<DueCause, LocalizedText>> = {
  PICKUP: { nb: 'henting {moment}', nn: 'henting {moment}', en: 'pickup {moment}' },
  LAST_CONTROL: {
    nb: 'siste kontrollmulighet {moment}',
    nn: 'siste høve til kontroll {moment}',
    en: 'last control {moment}',
  },
  DEPARTURE: { nb: 'avgang {moment}', nn: 'avgang {moment}', en: 'departure {moment}' },
}
