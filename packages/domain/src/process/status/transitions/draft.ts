import type { Transition } from '../transition-row.ts'

/** What happens to a draft: it is saved, sent, deleted or expires. */
export const draftTransitions: readonly Transition[] = [
  {
    row: 2,
    event: 'save',
    from: ['UNDER_REGISTRERING'],
    to: ['UNDER_REGISTRERING'],
    who: ['I'],
    effects: ['save-draft'],
  },
  {
    row: 3,
    event: 'delete',
    from: ['UNDER_REGISTRERING'],
    to: ['deleted'],
    who: ['I'],
    guards: ['neverSent'],
    effects: ['soft-delete', 'original-issued'],
  },
  {
    row: 4,
    event: 'send',
    from: ['UNDER_REGISTRERING'],
    to: ['INNSENDT', 'UNDER_VURDERING'],
    // Row 10: a reopened draft goes straight back to the officer who asked.
    choose: ({ application }) => (application.revision > 1 ? 'UNDER_VURDERING' : 'INNSENDT'),
    who: ['I'],
    guards: ['submissionOpen'],
    checks: ['validated', 'noCritical'],
    effects: [
      'fix-answers',
      'fix-fee',
      'snapshot',
      'state-reasons',
      'submission-comment',
      'receipt',
      'notify-officer',
      'original-sent',
      'approve-if-clean',
      'archive',
    ],
  },
  {
    row: 33,
    event: 'expire',
    from: ['UNDER_REGISTRERING'],
    to: ['deleted'],
    who: ['S'],
    guards: ['neverSent', 'untouchedLongEnough'],
    effects: ['soft-delete', 'original-issued'],
  },
]
