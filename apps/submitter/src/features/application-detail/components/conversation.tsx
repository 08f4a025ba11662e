import { type Application, uploadLimits } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { messageDraftKey } from '@eksport/portal/session/unsent-words.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Section, useFileCheck } from '@eksport/ui'
import { HistoryList, MessageThread } from '@eksport/ui/certificate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { historyQuery } from '#src/lib/application/history-query.ts'
import { messagesQuery } from '#src/lib/application/messages-query.ts'
import { useAttachmentDownload } from '#src/lib/application/use-fetch-attachment.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useSendMessage } from '../api/send-message.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** Limits of the files that a message may carry. */
const messageFiles = uploadLimits('MESSAGE_ATTACHMENT')
const messageTypes = ['APPLICATION_MESSAGE'] as const

/** [DET-14] [STA-09] The messages and history of an application, shown beside it. */
export function Conversation({ application }: { readonly application: Application }) {
  const say = useText()
  const { referenceNumber, version } = application
  const { organisationNumber } = useOrganisation()
  const messages = useQuery(messagesQuery(organisationNumber, referenceNumber))
  // Events that occur while the page is open appear in the history as well.
  const history = useQuery({
    ...historyQuery(organisationNumber, referenceNumber, version),
    placeholderData: keepPreviousData,
  })
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const download = useAttachmentDownload(referenceNumber)
  const send = useSendMessage(referenceNumber)
  const files = useFileCheck(messageFiles)
  return (
    <>
      <Section heading={say(texts.messages)} headingSize="h3">
        <Fetched query={messages} failed={say(texts.messagesFailed)}>
          {(data) => (
            <MessageThread
              messages={data}
              viewer="INNSENDER"
              viewerName={session?.person.name}
              onDownload={download}
              // Nobody would read a message about a draft that was never submitted.
              {...(application.submittedDateTime !== undefined && {
                onSend: send,
                messageTypes,
                attachments: files,
                draftKey: messageDraftKey(session?.person.id ?? '', organisationNumber, referenceNumber),
              })}
            />
          )}
        </Fetched>
      </Section>
      <Section heading={say(texts.history)} headingSize="h3" className="mt-8">
        <Fetched query={history} failed={say(texts.historyFailed)}>
          {(data) => <HistoryList entries={data} />}
        </Fetched>
      </Section>
    </>
  )
}
