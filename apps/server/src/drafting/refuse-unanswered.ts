import {
  type Clarification,
  type ClarificationQuestion,
  changedFacts,
  changesFor,
  isAnswered,
  onScreen,
} from '@eksport/domain'
import { relevantApplication } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import { listAttachments } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { assessedOf } from '../standing/assessed.ts'
import { answersGiven, type Words } from './answers.ts'
import { openClarification } from './refuse-locked.ts'

/** Compares answers by their codes, so that no labels are needed. */
const inCodes = onScreen({ label: (_list, code) => code }, 'nb')

/** Refuses questions without an answer, and answers without a question. */
function refuseOpen(
  { questions }: Clarification,
  answered: readonly { readonly question: string }[],
  isDone: (question: ClarificationQuestion) => boolean,
): void {
  const isAsked = (id: string) => questions.some(({ messageId }) => messageId === id)
  if (!answered.every(({ question }) => isAsked(question)))
    throw new Refusal('INVALID_REQUEST', { issues: [{ path: 'answers', code: 'invalidValue' }] })
  const open = questions.flatMap((question, index) => (isDone(question) ? [] : [index]))
  if (open.length === 0) return
  const issues = open.map((index) => ({ path: `questions.${index}`, code: 'questionOpen' }))
  throw new Refusal('QUESTION_OPEN', { issues })
}

/** [ACT-08] Sending again unchanged requires a text answer to every question. */
export function refuseUnanswered(document: ApplicationDocument, words: Words): void {
  const { clarification } = document
  if (clarification === undefined) return
  const answers = answersGiven(document, words)
  refuseOpen(clarification, answers, ({ messageId }) => answers.some(({ question }) => question === messageId))
}

/** [ACT-08] Sending a reopened draft requires, for each question, a text answer or a change of what it is about. */
export async function refuseOpenQuestions(
  tx: Transaction,
  document: ApplicationDocument,
  sent: ApplicationDocument,
  words: Words,
): Promise<void> {
  const clarification = openClarification(document)
  if (clarification === undefined) return
  const before = (await assessedOf(tx, document)) ?? document
  const changes = changedFacts(relevantApplication(before), relevantApplication(sent), inCodes)
  const files = await listAttachments(tx, document.referenceNumber)
  const answers = answersGiven(document, words)
  refuseOpen(clarification, answers, (asked) =>
    isAnswered({
      changes: changesFor(asked, changes).length,
      words: answers.find(({ question }) => question === asked.messageId)?.message ?? '',
      files: files.filter(({ question }) => question === asked.messageId).length,
    }),
  )
}
