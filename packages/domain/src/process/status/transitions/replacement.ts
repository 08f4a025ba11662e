import type { ApplicationStatus } from '../../../application/enumerations.ts'
import type { Transition } from '../transition-row.ts'

/** A replacement that an officer has to do with, or that stands in the place of another certificate. */
const standingInPlace: readonly ApplicationStatus[] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'UTSTEDT',
  'ERSTATNING_UNDER_REGISTRERING',
  'ERSTATNING_BEHANDLES',
  'ERSTATTET',
  'KANSELLERING_BEHANDLES',
]

/** A certificate and the one that takes its place: the machine of two. */
export const replacementTransitions: readonly Transition[] = [
  {
    row: 27,
    event: 'replace',
    from: ['UTSTEDT'],
    to: ['ERSTATNING_UNDER_REGISTRERING'],
    who: ['I'],
    guards: ['notReplaced', 'noLiveReplacement'],
    effects: ['link-replacement'],
  },
  {
    // What row 21 asks of the original's paper, recorded before its replacement is issued.
    row: 21,
    event: 'record-paper',
    from: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'],
    to: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'],
    choose: ({ application }) => application.applicationStatus,
    who: ['B', 'L'],
    guards: ['paperOutstanding'],
    effects: ['record-original-paper', 'issue-replacement'],
  },
  {
    // An annulled original has an end of its own; its replacement asks where the paper is all the same.
    row: 21,
    event: 'record-paper',
    from: ['ANNULLERT'],
    to: ['ANNULLERT'],
    who: ['B', 'L'],
    guards: ['wasPrinted', 'paperOutstanding'],
    effects: ['record-original-paper', 'issue-replacement'],
  },
  {
    // The same of a certificate of the older service: recorded on what replaces it, and still when that is issued on an agreed return.
    row: 21,
    event: 'record-mats-paper',
    from: standingInPlace,
    to: standingInPlace,
    choose: ({ application }) => application.applicationStatus,
    who: ['B', 'L'],
    guards: ['replacesMats', 'matsPaperOutstanding'],
    effects: ['record-mats-paper', 'issue-replacement'],
  },
  {
    // The other half of what row 21 asks: the replacement hears of it, and what waited for that alone goes on.
    row: 21,
    event: 'original-accounted-for',
    from: ['GODKJENT'],
    to: ['GODKJENT'],
    who: ['S'],
    guards: ['noPaper'],
    checks: ['originalAccountedFor'],
    effects: ['send-e-cert', 'issue-if-delivered'],
  },
  {
    // The other half of row 4: the replacement was sent.
    row: 4,
    event: 'replacement-sent',
    from: ['ERSTATNING_UNDER_REGISTRERING'],
    to: ['ERSTATNING_BEHANDLES'],
    who: ['S'],
    effects: [],
  },
  {
    row: 28,
    event: 'replacement-issued',
    from: ['ERSTATNING_BEHANDLES'],
    to: ['ERSTATTET'],
    who: ['S'],
    guards: ['paperAccountedFor'],
    effects: ['name-successor', 'retire-issue'],
  },
  {
    row: 29,
    event: 'replacement-issued',
    from: ['ERSTATNING_BEHANDLES'],
    to: ['KANSELLERING_BEHANDLES'],
    who: ['S'],
    guards: ['paperOutstanding'],
    checks: ['returnAgreed'],
    effects: ['name-successor', 'retire-issue', 'return-task'],
  },
  {
    // [DET-02] The same of one that was annulled meanwhile: it has an end of its own, and says where its successor is.
    row: 28,
    event: 'replacement-issued',
    from: ['ANNULLERT'],
    to: ['ANNULLERT'],
    who: ['S'],
    effects: ['name-successor'],
  },
  {
    // Rows 3, 11 and 14 say it of a replacement that ends; until it is issued the original stays what it was.
    row: 30,
    event: 'replacement-ended',
    from: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'],
    to: ['UTSTEDT'],
    who: ['S'],
    guards: ['paperInUse'],
    effects: [],
  },
  {
    // The same where the paper is gone: a certificate that nobody holds is not issued. It is approved still, and printed anew.
    row: 30,
    event: 'replacement-ended',
    from: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'],
    to: ['GODKJENT'],
    who: ['S'],
    guards: ['paperGone'],
    effects: ['void-paper-serial', 'paper-anew', 'notify-exporter'],
  },
]
