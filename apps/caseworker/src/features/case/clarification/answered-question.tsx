import type { ApplicationReading } from '@eksport/api'
import {
  type Application,
  type ChangedFact,
  changedFacts,
  formatInstant,
  type Message,
  onScreen,
  pinWords,
} from '@eksport/domain'
import { factLists } from '@eksport/portal/code-lists/fact-lists.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ChangeText, Count, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caseMessagesQuery } from '../api/case-queries.ts'
import { answeredTexts as texts } from './clarification.texts.ts'

type Standing = 'open' | 'editing' | 'answered'

/** How far the last question is; nothing once the case is decided. */
function standingOf({ clarification, applicationStatus, revision }: Application): Standing | undefined {
  if (clarification === undefined) return undefined
  if (applicationStatus === 'AVKLARING_INNSENDER') return 'open'
  if (applicationStatus === 'UNDER_REGISTRERING') return revision > 1 ? 'editing' : undefined
  return applicationStatus === 'UNDER_VURDERING' || applicationStatus === 'STOPPET' ? 'answered' : undefined
}

/** The answer that came after a question; messages are newest first. */
const answerTo = (messages: readonly Message[], question: string) =>
  messages
    .slice(
      0,
      messages.findIndex(({ id }) => id === question),
    )
    .findLast(({ messageType }) => messageType === 'APPLICATION_CLARIFICATION_RESPONSE')

/** [ACT-08] The last question beside its answer, and what the exporter changed since it was asked, before the facts. */
export function AnsweredQuestion({ application, assessed }: Pick<ApplicationReading, 'application' | 'assessed'>) {
  const say = useText()
  const { data: messages = [] } = useQuery(caseMessagesQuery(application.referenceNumber))
  const { clarification } = application
  const standing = standingOf(application)
  if (clarification === undefined || standing === undefined) return null
  const question = messages.find(({ id }) => id === clarification.messageId)
  const answer = answerTo(messages, clarification.messageId)
  const isAnswered = standing === 'answered'
  // A question that was taken back has neither answer nor changes.
  if (isAnswered && answer === undefined && application.revision === assessed?.revision) return null
  return (
    <Alert tone={isAnswered ? 'info' : 'warning'} heading={say(texts[standing])} headingLevel={2}>
      <div className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {question && <Said heading={say(texts.question)} message={question} />}
        {answer && <Said heading={say(texts.answer)} message={answer} />}
        {!answer && isAnswered && (
          <div>
            <h3 className="text-ui">{say(texts.answer)}</h3>
            <p className="text-subtle">{say(texts.inWords)}</p>
          </div>
        )}
        {!isAnswered && <Opened application={application} unlocking={clarification} />}
      </div>
      {isAnswered && assessed && <SinceThen application={application} assessed={assessed} />}
    </Alert>
  )
}

function Said({ heading, message }: { readonly heading: string; readonly message: Message }) {
  return (
    <div className="min-w-0">
      <h3 className="text-ui">{heading}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      <p className="text-small text-subtle">{formatInstant(message.createdTime)}</p>
    </div>
  )
}

interface OpenedProps {
  readonly application: Application
  readonly unlocking: NonNullable<Application['clarification']>
}

function Opened({ application, unlocking }: OpenedProps) {
  const say = useText()
  const { locale } = useEksport()
  const { unlocksAll, pins } = unlocking
  const places = pins.map((pin) => pinWords(pin, application.productLines, locale))
  return (
    <div className="min-w-0">
      <h3 className="text-ui">{say(texts.about)}</h3>
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

type Compared = Required<Pick<ApplicationReading, 'application' | 'assessed'>>

function SinceThen({ application, assessed }: Compared) {
  const say = useText()
  const labels = useCodeLabels(factLists)
  const { locale } = useEksport()
  const changes = useMemo(
    () => changedFacts(assessed, application, onScreen(labels, locale)),
    [assessed, application, labels, locale],
  )
  if (changes.length === 0) return <p className="mt-3">{say(texts.unchanged)}</p>
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="flex items-center gap-2 text-ui">
        {say(texts.changes)} <Count>{changes.length}</Count>
      </h3>
      <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-2">
        {changes.map((change) => (
          <Changed key={JSON.stringify(change.pin)} change={change} />
        ))}
      </dl>
    </div>
  )
}

function Changed({ change }: { readonly change: ChangedFact }) {
  const say = useText()
  const { kind, label, from, to } = change
  const isLine = from === undefined && to === undefined
  const whole = kind === 'added' ? { to: say(texts.newLine) } : { from: say(texts.goneLine) }
  return (
    <div className="min-w-0">
      <dt className="text-small text-subtle">{label}</dt>
      <dd>
        <ChangeText change={{ kind, ...(isLine ? whole : { from, to }) }} />
      </dd>
    </div>
  )
}
