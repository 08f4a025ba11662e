import type { Application, ClarificationQuestion } from '@eksport/domain'
import { useBrowserValue } from '@eksport/portal/browser/browser-value.ts'
import { usePerson } from '../use-person.ts'

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

/** What the keys of a person's answers begin with: nobody else who uses the machine reads them. */
const answersKey = (person: string) => `eksport-svar-${person}-`

/** Takes away all that a person has written to questions and not sent. */
export function forgetAnswers(person: string): void {
  for (const key of answerKeys(person)) localStorage.removeItem(key)
}

/** The applications, by their numbers, whose questions a person has written answers to and not sent. */
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

/** The answers that are being written, kept in this browser until they are sent: one for each question. */
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

/** Characters of an answer. */
export const maxAnswer = 500

/**
 * The field of the files that go with an answer, by the message that asks: what was chosen where the application is read is there
 * where it is corrected, as the words are.
 */
export const answerFilesOf = (messageId: string) => `svar ${messageId}`
