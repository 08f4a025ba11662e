import {
  type Attachment,
  type ChangedFact,
  type ClarificationQuestion,
  changedFacts,
  changesFor,
  isAnswered,
  onScreen,
} from '@eksport/domain'
import { factLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { type KeptAnswers, maxAnswer, questionsOf, useKeptAnswers } from '#src/lib/clarification/kept-answer.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useTooLong } from '#src/lib/use-too-long.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'

/** A question of a reopened draft, and the exporter's progress with it. */
export interface QuestionState {
  readonly question: ClarificationQuestion
  /** Its number on the page, from 1. */
  readonly number: number
  readonly answer: string
  readonly changes: readonly ChangedFact[]
  readonly hasFiles: boolean
  /** Why the answer cannot be sent as it is written. */
  readonly problem: string | undefined
  readonly isDone: boolean
}

interface QuestionStates extends KeptAnswers {
  readonly questions: readonly QuestionState[]
  /** All changes since submission, including those that no question is about. */
  readonly changes: readonly ChangedFact[]
}

const noFiles: readonly Attachment[] = []
const noChanges: readonly ChangedFact[] = []

/** The draft's files as they are now; every upload is written to the cache. */
function useFiles(): readonly Attachment[] {
  const { organisationNumber } = useOrganisation()
  const { application } = useStored()
  const { data } = useQuery({
    ...applicationQuery(organisationNumber, application.referenceNumber),
    enabled: false,
  })
  return (data?.application ?? application).attachments ?? noFiles
}

/** [ACT-08] The questions about a reopened draft, each with its answer and the changes made because of it. */
export function useQuestions(): QuestionStates {
  const { application, sent } = useStored()
  const { relevant } = useAnswers()
  const files = useFiles()
  const labels = useCodeLabels(factLists)
  const { locale } = useEksport()
  const kept = useKeptAnswers(application)
  const tooLong = useTooLong(maxAnswer)
  // Nothing counts as a change before the first submission, which nobody has seen.
  const seen = application.revision > 1 ? (sent ?? application) : undefined
  const changes = useMemo(
    () => (seen === undefined ? noChanges : changedFacts(seen, relevant, onScreen(labels, locale))),
    [seen, relevant, labels, locale],
  )
  const questions = questionsOf(application).map((question, index): QuestionState => {
    const { messageId } = question
    const own = changesFor(question, changes)
    const answer = kept.answerTo(messageId)
    const ownFiles = files.filter((file) => file.question === messageId).length
    const problem = tooLong(answer)
    const isDone = problem === undefined && isAnswered({ changes: own.length, words: answer, files: ownFiles })
    return { question, number: index + 1, answer, changes: own, hasFiles: ownFiles > 0, problem, isDone }
  })
  return { ...kept, questions, changes }
}

/** The answers to send; a question answered by a change has none. */
export const answersOf = (questions: readonly QuestionState[]) =>
  questions.flatMap(({ question, answer }) =>
    answer.trim() === '' ? [] : [{ question: question.messageId, message: answer.trim() }],
  )
