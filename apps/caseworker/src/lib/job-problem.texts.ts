import type { JobProblem } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'

/** [ACT-03] Why the last attempt at a job failed. */
export const jobProblemTexts: Readonly<Record<JobProblem, LocalizedText>> = {
  NO_ANSWER: {
    nb: 'Et system som trengs, svarer ikke.',
    nn: 'Eit system som trengst, svarer ikkje.',
    en: 'A system that is needed does not answer.',
  },
  OVERLOADED: {
    nb: 'Det var for mye å gjøre på én gang.',
    nn: 'Det var for mykje å gjere på éin gong.',
    en: 'There was too much to do at once.',
  },
  NO_LEGAL_BASIS: {
    nb: 'Et dokument skal skjermes, men ingen hjemmel er satt. Sett hjemmelen og prøv igjen.',
    nn: 'Eit dokument skal skjermast, men ingen heimel er sett. Set heimelen og prøv igjen.',
    en: 'A document is to be withheld, but no legal basis is set. Set the legal basis and try again.',
  },
  UNEXPECTED: {
    nb: 'Noe gikk galt som ingen hadde tenkt på. Meld fra til brukerstøtten hvis det gjentar seg.',
    nn: 'Noko gjekk gale som ingen hadde tenkt på. Meld frå til brukarstøtta om det skjer igjen.',
    en: 'Something went wrong that nobody had thought of. Tell support if it happens again.',
  },
}
