import type { JobState } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

export const jobsTexts = {
  heading: { nb: 'Gjøres i bakgrunnen', nn: 'Blir gjort i bakgrunnen', en: 'Done in the background' },
  done: { nb: '{count} er utført', nn: '{count} er utførte', en: '{count} are done' },
  oneDone: { nb: '1 er utført', nn: '1 er utført', en: '1 is done' },
  unknown: { nb: 'Annen oppgave', nn: 'Anna oppgåve', en: 'Another task' },
  doneAt: { nb: 'Utført {time}', nn: 'Utført {time}', en: 'Done {time}' },
  waits: { nb: 'Står for tur.', nn: 'Står for tur.', en: 'It is waiting for its turn.' },
  nextAt: { nb: 'Prøves igjen {time}.', nn: 'Blir prøvd igjen {time}.', en: 'Is tried again {time}.' },
  gaveUp: {
    nb: 'Det er gitt opp etter {attempts} forsøk.',
    nn: 'Det er gitt opp etter {attempts} forsøk.',
    en: 'It was given up after {attempts} attempts.',
  },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  tryAgainFailed: {
    nb: 'Fikk ikke satt i gang et nytt forsøk. Prøv igjen.',
    nn: 'Fekk ikkje sett i gang eit nytt forsøk. Prøv igjen.',
    en: 'Could not start another attempt. Please try once more.',
  },
} as const satisfies Record<string, LocalizedText>

export const jobStateTexts: Readonly<Record<JobState, LocalizedText>> = {
  WAITING: { nb: 'Venter', nn: 'Ventar', en: 'Waiting' },
  DONE: { nb: 'Utført', nn: 'Utført', en: 'Done' },
  FAILED: { nb: 'Mislyktes', nn: 'Mislukkast', en: 'Failed' },
}
