import type { Application, ClarificationQuestion } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'

/** A clarification of an application that says nothing of its questions is the last message that asks something. */
const unknown: ClarificationQuestion = { messageId: '', pins: [], unlocksAll: false }

/** The questions that were asked last, in their order. */
export const questionsOf = ({ clarification }: Pick<Application, 'clarification'>): readonly ClarificationQuestion[] =>
  clarification?.questions ?? [unknown]

/** What was kept, by the message that asks. */
function readKept(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(kept ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    // Whoever changes what a browser keeps begins again with empty fields.
    return {}
  }
}

/** The answers that are being written, kept in this browser until they are sent: one for each question. */
export interface KeptAnswers {
  readonly answerTo: (messageId: string) => string
  readonly keep: (messageId: string, answer: string) => void
  readonly forget: () => void
}

export function useKeptAnswers(application: Pick<Application, 'referenceNumber' | 'clarification'>): KeptAnswers {
  const [first] = questionsOf(application)
  const [value, set] = useBrowserValue(`eksport-svar-${application.referenceNumber}-${first?.messageId ?? ''}`)
  const kept = readKept(value)
  return {
    answerTo: (messageId) => String(kept[messageId] ?? ''),
    keep: (messageId, answer) => set(JSON.stringify({ ...kept, [messageId]: answer })),
    forget: () => set('{}'),
  }
}

/** Characters of an answer. */
export const maxAnswer = 500
