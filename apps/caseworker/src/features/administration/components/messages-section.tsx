import type { ManagedMessage } from '@eksport/api'
import { formatInstant, type MessageState, messageState } from '@eksport/domain'
import { useNow } from '@eksport/portal/case/use-now.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { ButtonLink, Section, Tag, type Tone } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Hourglass, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { administrationTexts as texts } from '../administration.texts.ts'
import { managedMessagesQuery } from '../api/managed-messages.ts'
import { MessageEditor } from './message-editor.tsx'

const looks: Readonly<Record<MessageState, { readonly tone: Tone; readonly icon: typeof Minus }>> = {
  planned: { tone: 'warning', icon: Hourglass },
  shown: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'neutral', icon: Minus },
  withdrawn: { tone: 'neutral', icon: Minus },
}

/** [CW-03] Current, past and planned operating messages; one of them can be edited beside the list. */
export function MessagesSection({ chosen }: { readonly chosen: string | undefined }) {
  const say = useText()
  const messages = useQuery(managedMessagesQuery)
  const [first] = useState(chosen)
  return (
    <Section
      heading={say(texts.messages)}
      headingEnd={
        <ButtonLink
          icon={<Plus aria-hidden="true" />}
          render={<Link to="/administrasjon" search={{ melding: 'ny' }} resetScroll={false} />}
        >
          {say(texts.newMessage)}
        </ButtonLink>
      }
    >
      <Fetched query={messages} failed={say(texts.messagesFailed)}>
        {(data) => (
          <div className="grid rounded border border-line-strong md:grid-cols-[minmax(240px,330px)_minmax(0,1fr)]">
            <div className="border-line max-md:border-b md:border-r">
              <List messages={data} chosen={chosen} />
            </div>
            <div className="min-w-0 px-4.5 py-4">
              <Chosen messages={data} chosen={chosen} isOpened={chosen !== first} />
            </div>
          </div>
        )}
      </Fetched>
    </Section>
  )
}

interface ListProps {
  readonly messages: readonly ManagedMessage[]
  readonly chosen: string | undefined
}

function List({ messages, chosen }: ListProps) {
  const say = useText()
  const now = useNow()
  if (messages.length === 0) return <p className="px-3.5 py-3 text-ui text-subtle">{say(texts.noMessages)}</p>
  return (
    <ul>
      {messages.map((message) => (
        <Item key={message.id} message={message} state={messageState(message, now)} isChosen={message.id === chosen} />
      ))}
    </ul>
  )
}

interface ItemProps {
  readonly message: ManagedMessage
  readonly state: MessageState
  readonly isChosen: boolean
}

function Item({ message, state, isChosen }: ItemProps) {
  const say = useText()
  const { tone, icon: Icon } = looks[state]
  const { effectiveFrom, expiresAt, forOfficers } = message
  const times = { from: formatInstant(effectiveFrom), to: expiresAt === undefined ? '' : formatInstant(expiresAt) }
  const period = say(expiresAt === undefined ? texts.from : texts.fromTo, times)
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to="/administrasjon"
        search={{ melding: message.id }}
        resetScroll={false}
        aria-current={isChosen || undefined}
        className="grid justify-items-start gap-1 border-l-4 border-transparent px-3.5 py-2.5 text-ui text-text no-underline hover:bg-surface-hover aria-[current]:border-action aria-[current]:bg-action-tint"
      >
        <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
          {say(texts[state])}
        </Tag>
        <strong className="font-semibold wrap-anywhere">{message.title.nb}</strong>
        <span className="text-small text-subtle">
          {period}, {say(forOfficers ? texts.both : texts.exporters)}
        </span>
      </Link>
    </li>
  )
}

interface ChosenProps extends ListProps {
  /** Whether it was opened on this page, as opposed to by its address. */
  readonly isOpened: boolean
}

function Chosen({ messages, chosen, isOpened }: ChosenProps) {
  const say = useText()
  const message = messages.find(({ id }) => id === chosen)
  if (chosen === 'ny') return <MessageEditor key="ny" takeFocus={isOpened} />
  if (message !== undefined) return <MessageEditor key={message.id} message={message} takeFocus={isOpened} />
  return <p className="text-ui text-subtle">{say(chosen === undefined ? texts.choose : texts.notThere)}</p>
}
