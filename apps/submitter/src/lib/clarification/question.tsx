import { type Application, formatInstant, type Message, pinWords } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, useEksport } from '@eksport/ui'
import { AttachmentList } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { LockOpen } from 'lucide-react'
import { messagesQuery } from '../application/messages-query.ts'
import { useAttachmentDownload } from '../application/use-fetch-attachment.ts'
import { useOrganisation } from '../organisation.ts'

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

/** What the caseworker asked last, while it waits for its answer. */
function useQuestion({ referenceNumber, clarification }: Application) {
  const { organisationNumber } = useOrganisation()
  const { data, isError } = useQuery(messagesQuery(organisationNumber, referenceNumber))
  const isAsked = (message: Message) =>
    clarification === undefined
      ? message.messageType === 'APPLICATION_CLARIFICATION_REQUEST'
      : message.id === clarification.messageId
  return { question: data?.find(isAsked), isError }
}

/** [ACT-08] The question in the caseworker's words, with its files and what it lets the exporter change. */
export function Question({ application }: { readonly application: Application }) {
  const say = useText()
  const { question, isError } = useQuestion(application)
  const download = useAttachmentDownload(application.referenceNumber)
  if (isError) return <Alert tone="danger">{say(texts.failed)}</Alert>
  if (question === undefined) return null
  const { sender, createdTime, message, attachments } = question
  return (
    <figure className="max-w-text">
      <figcaption className="mb-1 text-small text-subtle">
        {sender.name ?? say(texts.caseworker)} · {formatInstant(createdTime)}
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
      <Opened application={application} />
    </figure>
  )
}

function Opened({ application: { clarification, productLines } }: { readonly application: Application }) {
  const say = useText()
  const { locale } = useEksport()
  if (clarification === undefined || (!clarification.unlocksAll && clarification.pins.length === 0)) return null
  const places = clarification.unlocksAll
    ? [say(texts.everything)]
    : clarification.pins.map((pin) => pinWords(pin, productLines, locale))
  return (
    <div className="mt-3 flex gap-2 text-ui">
      <LockOpen aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-subtle" />
      <p>
        {say(texts.opened)} {places.join(' · ')}
      </p>
    </div>
  )
}
