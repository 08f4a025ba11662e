import {
  type Application,
  type ClarificationQuestion,
  formatTimestamp,
  type Message,
  pinWords,
  type Unlocking,
} from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, useEksport } from '@eksport/ui'
import { AttachmentList } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { LockOpen } from 'lucide-react'
import { messagesQuery } from '../application/messages-query.ts'
import { useAttachmentDownload } from '../application/use-fetch-attachment.ts'
import { useOrganisation } from '../organisation.ts'
import { questionsOf } from './kept-answer.ts'

const texts = {
  caseworker: { nb: 'Saksbehandler', nn: 'Saksbehandlar', en: 'Caseworker' },
  files: { nb: 'Filer til spørsmålet', nn: 'Filer til spørsmålet', en: 'Files of the question' },
  opened: { nb: 'Låst opp for deg:', nn: 'Låst opp for deg:', en: 'Unlocked for you:' },
  everything: { nb: 'hele søknaden', nn: 'heile søknaden', en: 'the whole application' },
  failed: {
    nb: 'Klarte ikke å hente spørsmålet. Last siden på nytt.',
    nn: 'Klarte ikkje å hente spørsmålet. Last sida på nytt.',
    en: 'Could not fetch the question. Reload the page.',
  },
} as const

/** The caseworker's message with the open question. */
function useMessage({ referenceNumber }: Application, { messageId }: ClarificationQuestion) {
  const { organisationNumber } = useOrganisation()
  const { data, isError } = useQuery(messagesQuery(organisationNumber, referenceNumber))
  const isAsked = (message: Message) =>
    messageId === '' ? message.messageType === 'APPLICATION_CLARIFICATION_REQUEST' : message.id === messageId
  return { question: data?.find(isAsked), isError }
}

/** [ACT-08] All open questions, each with what it unlocks. */
export function Questions({ application }: { readonly application: Application }) {
  const questions = questionsOf(application)
  const [only, ...others] = questions
  if (only !== undefined && others.length === 0) return <Question application={application} question={only} />
  return (
    <ol className="flex flex-col gap-5">
      {questions.map((question, index) => (
        <li key={question.messageId} className="flex gap-3">
          <QuestionNumber n={index + 1} />
          <div className="min-w-0 flex-1">
            <Question application={application} question={question} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The number of a question, shown alike everywhere. */
export const QuestionNumber = ({ n }: { readonly n: number }) => (
  <span className="flex size-6.5 flex-none items-center justify-center rounded-full bg-text text-small font-semibold text-page tabular-nums">
    {n}
  </span>
)

interface QuestionProps {
  readonly application: Application
  readonly question: ClarificationQuestion
  /** Leaves out what the question unlocks, for places that show it below. */
  readonly alone?: boolean
}

/** [ACT-08] One question in the caseworker's words, with its files and what it unlocks. */
export function Question({ application, question: asked, alone = false }: QuestionProps) {
  const say = useText()
  const { question, isError } = useMessage(application, asked)
  const download = useAttachmentDownload(application.referenceNumber)
  if (isError)
    return (
      <Alert tone="danger" role="alert">
        {say(texts.failed)}
      </Alert>
    )
  if (question === undefined) return null
  const { sender, createdTime, message, attachments } = question
  return (
    <figure className="max-w-text">
      <figcaption className="mb-1 text-small text-subtle">
        {`${sender.name ?? say(texts.caseworker)} · ${formatTimestamp(createdTime)}`}
      </figcaption>
      <blockquote className="rounded rounded-l-none border border-l-3 border-warning-edge border-l-warning-base bg-surface px-4 py-3 font-semibold whitespace-pre-line wrap-anywhere">
        {message}
      </blockquote>
      {attachments.length > 0 && (
        <AttachmentList
          attachments={attachments}
          onDownload={download}
          aria-label={say(texts.files)}
          className="mt-2"
        />
      )}
      {!alone && <Opened application={application} unlocking={asked} />}
    </figure>
  )
}

interface OpenedProps {
  readonly application: Application
  readonly unlocking: Unlocking
}

function Opened({ application: { productLines }, unlocking }: OpenedProps) {
  const say = useText()
  const { locale } = useEksport()
  if (!unlocking.unlocksAll && unlocking.pins.length === 0) return null
  const places = unlocking.unlocksAll
    ? [say(texts.everything)]
    : unlocking.pins.map((pin) => pinWords(pin, productLines, locale))
  return (
    <div className="mt-3 flex gap-2 text-ui">
      <LockOpen aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-subtle" />
      <p>
        {say(texts.opened)} {places.join(' · ')}
      </p>
    </div>
  )
}
