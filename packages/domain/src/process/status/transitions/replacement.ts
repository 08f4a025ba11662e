import type { ApplicationStatus } from '../../../application/enumerations.ts'
import type { Transition } from '../transition-row.ts'

/** Statuses of a replacement that an officer processes or that has replaced another certificate. */
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

/** Transitions of a certificate and its replacement, which move together. */
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
    // The original's paper (row 21), recorded before its replacement is issued.
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
    // An annulled original has ended by itself; its replacement still needs to know where the paper is.
    row: 21,
    event: 'record-paper',
    from: ['ANNULLERT'],
    to: ['ANNULLERT'],
    who: ['B', 'L'],
    guards: ['wasPrinted', 'paperOutstanding'],
    effects: ['record-original-paper', 'issue-replacement'],
  },
  {
    // The same for a certificate of the older service: recorded on its replacement, even after that is issued on an agreed return.
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
    // The other half of row 21: the replacement learns about it, and what waited for it continues.
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
    // [DET-02] The same for one that was annulled meanwhile: it stays annulled, and names its successor.
    row: 28,
    event: 'replacement-issued',
    from: ['ANNULLERT'],
    to: ['ANNULLERT'],
    who: ['S'],
    effects: ['name-successor'],
  },
  {
    // A replacement ends by rows 3, 11 and 14; until it is issued the original is unchanged.
    row: 30,
    event: 'replacement-ended',
    from: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'],
    to: ['UTSTEDT'],
    who: ['S'],
    guards: ['paperInUse'],
    effects: [],
  },
  {
    // The same where the paper is gone: a certificate that nobody holds is not issued. It is still approved, and printed again.
    row: 30,
    event: 'replacement-ended',
    from: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'],
    to: ['GODKJENT'],
    who: ['S'],
    guards: ['paperGone'],
    effects: ['void-paper-serial', 'paper-anew', 'notify-exporter'],
  },
]
