import type { ApplicationReading } from '@eksport/api'
import {
  type Application,
  type ChangedFact,
  type ClarificationQuestion,
  changedFacts,
  changesFor,
  formatTimestamp,
  type Message,
  onScreen,
  pinWords,
  type Unlocking,
} from '@eksport/domain'
import { useNamedLabels } from '@eksport/portal/registers/use-named-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Heading, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseMessagesQuery } from '../api/case-queries.ts'
import { Changes } from '../components/changes.tsx'
import { answeredTexts as texts } from './clarification.texts.ts'

type Standing = 'open' | 'editing' | 'answered'

/** The state of the last question; undefined once the case is decided. */
function standingOf({ clarification, applicationStatus, revision }: Application): Standing | undefined {
  if (clarification === undefined) return undefined
  if (applicationStatus === 'AVKLARING_INNSENDER') return 'open'
  if (applicationStatus === 'UNDER_REGISTRERING') return revision > 1 ? 'editing' : undefined
  return applicationStatus === 'UNDER_VURDERING' || applicationStatus === 'STOPPET' ? 'answered' : undefined
}

/**
 * The answer to a question: the message that names it, or, for answers from before messages named their question, the first response after
 * it. Messages are newest first.
 */
function answerTo(messages: readonly Message[], { messageId }: ClarificationQuestion, isOnly: boolean) {
  const answer = messages.find((message) => message.answerTo === messageId)
  if (answer !== undefined || !isOnly) return answer
  const since = messages.slice(
    0,
    messages.findIndex(({ id }) => id === messageId),
  )
  return since.findLast(({ messageType }) => messageType === 'APPLICATION_CLARIFICATION_RESPONSE')
}

type Reading = Pick<ApplicationReading, 'application' | 'assessed'>

function useChanges({ application, assessed }: Reading): readonly ChangedFact[] {
  const labels = useNamedLabels(application, assessed)
  const { locale } = useEksport()
  return useMemo(
    () => (assessed === undefined ? [] : changedFacts(assessed, application, onScreen(labels, locale))),
    [assessed, application, labels, locale],
  )
}

/** [ACT-08] The last questions, each with its answer and what the exporter changed because of it, shown before the facts. */
export function AnsweredQuestion({ application, assessed }: Reading) {
  const say = useText()
  const { data: messages = [] } = useQuery(caseMessagesQuery(application.referenceNumber))
  const changes = useChanges({ application, ...(assessed && { assessed }) })
  const { clarification } = application
  const standing = standingOf(application)
  if (clarification === undefined || standing === undefined) return null
  const { questions } = clarification
  const answers = questions.map((question) => answerTo(messages, question, questions.length === 1))
  const isAnswered = standing === 'answered'
  // A withdrawn question has neither answer nor changes.
  if (isAnswered && answers.every((answer) => !answer) && application.revision === assessed?.revision) return null
  const others = changes.filter((change) => !questions.some((question) => changesFor(question, [change]).length > 0))
  return (
    <Alert tone={isAnswered ? 'info' : 'warning'} heading={say(texts[standing])} headingLevel={2}>
      <ol>
        {questions.map((question, index) => (
          <li
            key={question.messageId}
            className="mt-2 not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-3"
          >
            <Asked
              {...{ application, question, isAnswered }}
              number={questions.length > 1 ? index + 1 : undefined}
              asked={messages.find(({ id }) => id === question.messageId)}
              answer={answers[index]}
              changes={isAnswered ? changesFor(question, changes) : []}
            />
          </li>
        ))}
      </ol>
      {isAnswered && changes.length === 0 && <p className="mt-3">{say(texts.unchanged)}</p>}
      {isAnswered && <Changes heading={say(texts.otherChanges)} changes={others} />}
    </Alert>
  )
}

interface AskedProps {
  readonly application: Application
  readonly question: ClarificationQuestion
  /** Set if there are several. */
  readonly number: number | undefined
  readonly asked: Message | undefined
  readonly answer: Message | undefined
  readonly isAnswered: boolean
  readonly changes: readonly ChangedFact[]
}

/** One question, its answer, and the changes to what it is about. */
function Asked({ application, question, number, asked, answer, isAnswered, changes }: AskedProps) {
  const say = useText()
  const heading = number === undefined ? say(texts.question) : say(texts.questionNumber, { n: number })
  return (
    <>
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {asked && <MessageText heading={heading} message={asked} />}
        {answer && <MessageText heading={say(texts.answer)} message={answer} />}
        {!answer && isAnswered && (
          <div>
            <Heading level={3} size="ui">
              {say(texts.answer)}
            </Heading>
            <p className="text-subtle">{say(changes.length > 0 ? texts.inWords : texts.noAnswer)}</p>
          </div>
        )}
        {!isAnswered && <Opened application={application} unlocking={question} />}
      </div>
      <Changes heading={say(texts.changes)} changes={changes} />
    </>
  )
}

function MessageText({ heading, message }: { readonly heading: string; readonly message: Message }) {
  return (
    <div className="min-w-0">
      <Heading level={3} size="ui">
        {heading}
      </Heading>
      <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      <p className="text-small text-subtle">{formatTimestamp(message.createdTime)}</p>
    </div>
  )
}

interface OpenedProps {
  readonly application: Application
  readonly unlocking: Unlocking
}

function Opened({ application, unlocking }: OpenedProps) {
  const say = useText()
  const { locale } = useEksport()
  const { unlocksAll, pins } = unlocking
  const places = pins.map((pin) => pinWords(pin, application.productLines, locale))
  return (
    <div className="min-w-0">
      <Heading level={3} size="ui">
        {say(texts.about)}
      </Heading>
      {unlocksAll || places.length === 0 ? (
        <p>{say(unlocksAll ? texts.everything : texts.nothing)}</p>
      ) : (
        <ul className="list-disc pl-5">
          {places.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
