import type { HistoryEntry, Message } from '@eksport/domain'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, HistoryList, MessageThread, Section, Skeleton } from '@eksport/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAttachmentDownload } from '#src/lib/application/use-fetch-attachment.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { historyQuery } from '../api/list-history.ts'
import { messagesQuery } from '../api/list-messages.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** What has arrived, is on its way, or failed with a way to try again. */
function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  const say = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <Skeleton className="h-16 w-full" />
  return (
    <Alert
      tone="danger"
      actions={
        <Button small onClick={() => void query.refetch()}>
          {say(texts.tryAgain)}
        </Button>
      }
    >
      {failed}
    </Alert>
  )
}

/** [DET-14] [STA-09] What has been said and what has happened, beside the application. */
export function Conversation({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const messages = useQuery(messagesQuery(organisationNumber, referenceNumber))
  const history = useQuery(historyQuery(organisationNumber, referenceNumber))
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const download = useAttachmentDownload(referenceNumber)
  return (
    <>
      <Section heading={say(texts.messages)} headingSize="h3">
        <Loaded<Message[]> query={messages} failed={say(texts.messagesFailed)}>
          {(data) => (
            <MessageThread messages={data} viewer="INNSENDER" viewerName={session?.person.name} onDownload={download} />
          )}
        </Loaded>
      </Section>
      <Section heading={say(texts.history)} headingSize="h3" className="mt-8">
        <Loaded<HistoryEntry[]> query={history} failed={say(texts.historyFailed)}>
          {(data) => <HistoryList entries={data} />}
        </Loaded>
      </Section>
    </>
  )
}
