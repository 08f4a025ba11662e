import type { Application, ClarificationQuestion } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { usePerson } from '../use-person.ts'

/** Stands for the question of an older clarification, which does not record its questions: the latest message that asks. */
const unknown: ClarificationQuestion = { messageId: '', pins: [], unlocksAll: false }

/** The latest questions, in their order. */
export const questionsOf = ({ clarification }: Pick<Application, 'clarification'>): readonly ClarificationQuestion[] =>
  clarification?.questions ?? [unknown]

/** The stored answers by the id of the message that asks. */
function readKept(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(kept ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    // Corrupt stored data counts as no answers.
    return {}
  }
}

/** Key prefix of a person's answers, so that other users of the machine do not read them. */
const answersKey = (person: string) => `eksport-svar-${person}-`

/** Deletes all unsent answers that a person has written. */
export function forgetAnswers(person: string): void {
  for (const key of answerKeys(person)) localStorage.removeItem(key)
}

/** Reference numbers of the applications to which a person has unsent answers. */
export const answeredDrafts = (person: string): readonly string[] =>
  answerKeys(person).map((key) => key.slice(answersKey(person).length).split('-', 1)[0] ?? '')

function answerKeys(person: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(answersKey(person)) && Object.keys(readKept(localStorage.getItem(key))).length > 0,
    )
  } catch {
    // A browser that blocks storage keeps nothing.
    return []
  }
}

/** The answers being written, one per question, kept in this browser until they are sent. */
export interface KeptAnswers {
  readonly answerTo: (messageId: string) => string
  readonly keep: (messageId: string, answer: string) => void
  readonly forget: () => void
}

export function useKeptAnswers(application: Pick<Application, 'referenceNumber' | 'clarification'>): KeptAnswers {
  const [first] = questionsOf(application)
  const person = usePerson()
  const key = `${answersKey(person)}${application.referenceNumber}-${first?.messageId ?? ''}`
  const [value, set] = useBrowserValue(key)
  const kept = readKept(value)
  return {
    answerTo: (messageId) => String(kept[messageId] ?? ''),
    keep: (messageId, answer) => set(JSON.stringify({ ...kept, [messageId]: answer })),
    forget: () => set('{}'),
  }
}

/** Maximum number of characters in an answer. */
export const maxAnswer = 500

/**
 * Field under which the files of an answer are kept. It is the same on the details page and in the form, so that the files, like the text,
 * are found in both.
 */
export const answerFilesOf = (messageId: string) => `svar ${messageId}`
