import type { ApplicationStatus } from '../../../application/enumerations.ts'
import { needsSigning } from '../guards.ts'
import type { EventSubject } from '../transition-context.ts'
import type { Transition } from '../transition-row.ts'

const approvedStatus = (subject: EventSubject): ApplicationStatus =>
  needsSigning(subject) ? 'TIL_SIGNERING' : 'GODKJENT'

const sameStatus = ({ application }: EventSubject): ApplicationStatus => application.applicationStatus

/** From sent to decided: automatically or by an officer, with the questions to the exporter in between. */
export const assessmentTransitions: readonly Transition[] = [
  {
    row: 5,
    event: 'auto-approve',
    from: ['INNSENDT'],
    to: ['GODKJENT', 'TIL_SIGNERING'],
    choose: approvedStatus,
    who: ['S'],
    checks: ['mayApproveItself'],
    effects: ['approval-stamp', 'fee-due', 'archive'],
  },
  {
    row: 6,
    event: 'take',
    from: ['INNSENDT'],
    to: ['UNDER_VURDERING'],
    who: ['B', 'L'],
    guards: ['notReserved'],
    effects: ['assign-caseworker', 'fee-due', 'archive'],
  },
  {
    // A case that was given up is taken in its current status.
    row: 6,
    event: 'take',
    from: ['UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET'],
    to: ['UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET'],
    choose: sameStatus,
    who: ['B', 'L'],
    guards: ['ownerless'],
    effects: ['assign-caseworker', 'archive'],
  },
  {
    row: 8,
    event: 'request-clarification',
    from: ['UNDER_VURDERING', 'STOPPET'],
    to: ['AVKLARING_INNSENDER'],
    who: ['B', 'L'],
    guards: ['yours'],
    requires: ['message'],
    effects: ['clarification-request', 'notify-exporter', 'archive'],
  },
  {
    row: 9,
    event: 'resend',
    from: ['AVKLARING_INNSENDER'],
    to: ['UNDER_VURDERING'],
    who: ['I'],
    guards: ['submissionOpen'],
    requires: ['message'],
    effects: ['clarification-response', 'notify-officer', 'archive'],
  },
  {
    // The officer takes the question back.
    row: 9,
    event: 'recall',
    from: ['AVKLARING_INNSENDER'],
    to: ['UNDER_VURDERING'],
    who: ['B', 'L'],
    guards: ['yours'],
    requires: ['reason'],
    effects: ['notify-exporter'],
  },
  {
    row: 10,
    event: 'reopen',
    from: ['AVKLARING_INNSENDER'],
    to: ['UNDER_REGISTRERING'],
    who: ['I'],
    guards: ['submissionOpen', 'somethingUnlocked'],
    effects: ['next-revision'],
  },
  {
    row: 11,
    event: 'withdraw',
    from: ['AVKLARING_INNSENDER'],
    to: ['TRUKKET_TILBAKE'],
    who: ['I'],
    guards: ['submissionOpen'],
    effects: ['original-issued', 'notify-owner'],
  },
  {
    row: 11,
    event: 'withdraw',
    from: ['UNDER_REGISTRERING'],
    to: ['TRUKKET_TILBAKE'],
    who: ['I'],
    guards: ['reopenedDraft', 'submissionOpen'],
    effects: ['original-issued', 'notify-owner'],
  },
  {
    row: 11,
    event: 'withdraw',
    from: ['INNSENDT'],
    to: ['TRUKKET_TILBAKE'],
    who: ['I'],
    guards: ['withdrawOpen'],
    effects: ['original-issued', 'notify-owner'],
  },
  {
    row: 12,
    event: 'stop',
    from: ['UNDER_VURDERING'],
    to: ['STOPPET'],
    who: ['B', 'L'],
    guards: ['yours'],
    requires: ['reason'],
    effects: ['notify-exporter'],
  },
  {
    row: 13,
    event: 'resume',
    from: ['STOPPET'],
    to: ['UNDER_VURDERING'],
    who: ['B', 'L'],
    guards: ['yours'],
    requires: ['reason'],
    effects: ['notify-exporter'],
  },
  {
    row: 14,
    event: 'refuse',
    from: ['UNDER_VURDERING', 'STOPPET'],
    to: ['AVSLAG'],
    who: ['B', 'L'],
    guards: ['yours'],
    requires: ['reason', 'legalBasis'],
    effects: ['decision-letter', 'notify-exporter', 'original-issued', 'archive'],
  },
  {
    row: 15,
    event: 'approve',
    from: ['UNDER_VURDERING'],
    to: ['GODKJENT', 'TIL_SIGNERING'],
    choose: approvedStatus,
    who: ['B', 'L'],
    guards: ['yours'],
    // Row 31: the annulment of an original stops its replacement until an officer has decided about it.
    checks: ['validated', 'noCritical', 'manualFindingsConfirmed', 'changesConfirmed', 'annulmentAssessed'],
    effects: ['waive-fee', 'approval-stamp', 'archive'],
  },
]
