import type { LocalizedText } from '@eksport/forms'

export const failedJobsTexts = {
  title: { nb: 'Jobber som feilet', nn: 'Jobbar som feila', en: 'Failed jobs' },
  lead: {
    nb: 'Det systemet gjør etter handlinger i sakene, og som ikke lyktes.',
    nn: 'Det systemet gjer etter handlingar i sakene, og som ikkje lukkast.',
    en: 'What the system was to do after an act in a case, and could not.',
  },
  notAllowed: {
    nb: 'Du har ikke rett til å prøve jobber igjen.',
    nn: 'Du har ikkje rett til å prøve jobbar igjen.',
    en: 'You do not have the right to try jobs again.',
  },
  failed: { nb: 'Klarte ikke å hente jobbene.', nn: 'Klarte ikkje å hente jobbane.', en: 'Could not fetch the jobs.' },
  none: { nb: 'Ingen jobber har feilet', nn: 'Ingen jobbar har feila', en: 'No jobs have failed' },
  kinds: { nb: 'Slag', nn: 'Slag', en: 'Kind' },
  all: { nb: 'Alle', nn: 'Alle', en: 'All' },
  givenUp: { nb: 'Trenger noen', nn: 'Treng nokon', en: 'Needs somebody' },
  givenUpHint: {
    nb: 'Prøves ikke igjen av seg selv',
    nn: 'Blir ikkje prøvde igjen av seg sjølve',
    en: 'Not tried again by itself',
  },
  byItself: { nb: 'Prøves igjen av seg selv', nn: 'Blir prøvde igjen av seg sjølve', en: 'Tried again by itself' },
  attempts: { nb: 'Forsøk', nn: 'Forsøk', en: 'Attempts' },
  since: { nb: 'Siden', nn: 'Sidan', en: 'Since' },
  last: { nb: 'Sist prøvd', nn: 'Sist prøvd', en: 'Last tried' },
  next: { nb: 'Neste forsøk', nn: 'Neste forsøk', en: 'Next attempt' },
  unknown: { nb: 'Annen oppgave', nn: 'Anna oppgåve', en: 'Another task' },
  again: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  againOf: {
    nb: 'Prøv igjen: {job}, {reference}',
    nn: 'Prøv igjen: {job}, {reference}',
    en: 'Try again: {job}, {reference}',
  },
  againAll: { nb: 'Prøv alle {n} igjen', nn: 'Prøv alle {n} igjen', en: 'Try all {n} again' },
  started: {
    nb: 'Nye forsøk er satt i gang: {n}',
    nn: 'Nye forsøk er sette i gang: {n}',
    en: 'New attempts started: {n}',
  },
  againFailed: {
    nb: 'Fikk ikke satt i gang alle forsøkene. De som står igjen, kan prøves på nytt.',
    nn: 'Fekk ikkje sett i gang alle forsøka. Dei som står att, kan prøvast på nytt.',
    en: 'Could not start all attempts. Those that are left can be tried once more.',
  },
  more: {
    nb: 'De {n} eldste av {total} vises.',
    nn: 'Dei {n} eldste av {total} er viste.',
    en: 'The {n} oldest of {total} are shown.',
  },
} as const satisfies Record<string, LocalizedText>
