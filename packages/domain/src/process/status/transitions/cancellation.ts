import { type EventSubject, isOutOnPaper, isReplaced } from '../transition-context.ts'
import type { Transition } from '../transition-row.ts'

const statusBefore = ({ context }: EventSubject) => context.statusBeforeCancellation

/** The exporter no longer wants a certificate. */
export const cancellationTransitions: readonly Transition[] = [
  {
    row: 7,
    event: 'cancel',
    from: ['INNSENDT', 'GODKJENT', 'UTSTEDT'],
    to: ['KANSELLERT', 'KANSELLERING_BEHANDLES'],
    choose: ({ application }) => (isOutOnPaper(application) ? 'KANSELLERING_BEHANDLES' : 'KANSELLERT'),
    who: ['I'],
    requires: ['reason'],
    effects: [
      'cancellation-request',
      'remember-status',
      'retire-issue',
      'drop-copies',
      'original-issued',
      'notify-owner',
      'archive',
    ],
  },
  {
    row: 24,
    event: 'undo-cancellation',
    from: ['KANSELLERING_BEHANDLES'],
    to: ['INNSENDT', 'GODKJENT', 'UTSTEDT'],
    choose: statusBefore,
    who: ['I'],
    guards: ['notReplaced'],
    effects: ['close-cancellation'],
  },
  {
    row: 25,
    event: 'grant-cancellation',
    from: ['KANSELLERING_BEHANDLES'],
    to: ['KANSELLERT', 'ERSTATTET'],
    choose: ({ application }) => (isReplaced(application) ? 'ERSTATTET' : 'KANSELLERT'),
    who: ['B', 'L'],
    checks: ['paperFateKnown'],
    effects: [
      'record-paper-fate',
      'close-cancellation',
      'retire-issue',
      'original-issued',
      'notify-exporter',
      'archive',
    ],
  },
  {
    row: 26,
    event: 'refuse-cancellation',
    from: ['KANSELLERING_BEHANDLES'],
    to: ['INNSENDT', 'GODKJENT', 'UTSTEDT'],
    choose: statusBefore,
    who: ['B', 'L'],
    guards: ['notReplaced'],
    requires: ['reason'],
    effects: ['close-cancellation', 'notify-exporter', 'archive'],
  },
]
