import type { OperatingMessage } from '@eksport/api'
import { formatInstant, formatTimestamp } from '@eksport/domain'
import { operatingMessagesQuery } from '@eksport/portal/operating-messages/messages-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Card, PageHeading, RichText, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { operatingMessagesTexts as texts } from '../operating-messages.texts.ts'

const tones = { ERROR: 'danger', WARNING: 'warning', INFO: 'info' } as const

function Message({ message }: { readonly message: OperatingMessage }) {
  const say = useText()
  const { locale } = useEksport()
  const times = {
    time: formatInstant(message.effectiveFrom),
    end: message.expiresAt ? formatInstant(message.expiresAt) : '',
  }
  return (
    <li>
      <Alert tone={tones[message.type]} heading={message.titles[locale]} headingLevel={2}>
        <RichText html={message.descriptions[locale]} />
        <p className="mt-3 text-small">
          {say(message.expiresAt === undefined ? texts.from : texts.fromTo, times)}
          {' · '}
          {say(texts.lastUpdated, { time: formatTimestamp(message.lastUpdated) })}
        </p>
      </Alert>
    </li>
  )
}

function Messages() {
  const say = useText()
  const messages = useQuery(operatingMessagesQuery)
  return (
    <Fetched query={messages} failed={say(texts.loadError)}>
      {(data) =>
        data.length === 0 ? (
          <Card>{say(texts.empty)}</Card>
        ) : (
          <ul className="flex flex-col gap-4">
            {data.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )
      }
    </Fetched>
  )
}

/** [RTE-04] All current operating messages. */
export function OperatingMessagesPage() {
  const say = useText()
  return (
    <>
      <PageHeading>{say(texts.title)}</PageHeading>
      <div className="mt-8 max-w-form">
        <Messages />
      </div>
    </>
  )
}
