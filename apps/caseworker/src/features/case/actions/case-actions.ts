import { type ApplicationAction, eventOfAction, type RequiredInput, transitions } from '@eksport/domain'

/** How an act is offered: `main` decides the case, `plain` leads elsewhere, `danger` ends it. */
export type ActTone = 'main' | 'plain' | 'danger'

interface Act {
  readonly tone: ActTone
  /** One key, pressed alone while the case is open and no text is being typed. */
  readonly key?: string
}

/** The acts that an officer carries out, in the order in which their buttons stand. */
export const officerActs = {
  take: { tone: 'main', key: 't' },
  approve: { tone: 'main', key: 'g' },
  sign: { tone: 'main', key: 's' },
  print: { tone: 'main', key: 'u' },
  issue: { tone: 'main', key: 'i' },
  resume: { tone: 'main', key: 'r' },
  'hand-out': { tone: 'main', key: 'h' },
  'grant-cancellation': { tone: 'main' },
  'request-clarification': { tone: 'plain', key: 'a' },
  stop: { tone: 'plain' },
  'reject-signing': { tone: 'plain' },
  'void-print': { tone: 'plain' },
  'withdraw-approval': { tone: 'plain' },
  'refuse-cancellation': { tone: 'plain' },
  refuse: { tone: 'danger' },
  annul: { tone: 'danger' },
} as const satisfies Partial<Record<ApplicationAction, Act>>

export type OfficerAct = keyof typeof officerActs

const inOrder = Object.keys(officerActs) as OfficerAct[] // its own keys

/** The acts among what the server offers now, in the order of their buttons. */
export function actsAmong(actions: readonly ApplicationAction[]): OfficerAct[] {
  return inOrder.filter((act) => actions.includes(act))
}

/** What an act must say, as the transition table has it. */
export function requiredInputs(act: OfficerAct): readonly RequiredInput[] {
  const event = eventOfAction[act]
  return [...new Set(transitions.filter((row) => row.event === event).flatMap((row) => row.requires ?? []))]
}

/** The act behind a key, if it is offered. */
export function actOfKey(key: string, offered: readonly OfficerAct[]): OfficerAct | undefined {
  return offered.find((act) => 'key' in officerActs[act] && officerActs[act].key === key.toLowerCase())
}
