'use client'
import { type Attachment, formatInstant, type Message, type Viewpoint } from '@eksport/domain'
import { type ComponentPropsWithRef, memo, type ReactNode, useEffect, useRef } from 'react'
import { AttachmentList } from '../attachment-list/attachment-list.js'
import { Button } from '../button/button.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { focusElement } from '../internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../internal/use-controllable.js'
import { useTexts } from '../text/use-texts.js'
import { inTimeOrder, shownMessages, spokenExcerpt } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'

/** Props of {@link MessageThread}. */
export interface MessageThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  messages: readonly Message[]
  /** Whose messages stand on the right. A prop, so that one cached list serves both apps. */
  viewer: Viewpoint
  /** How many of the newest are shown at first. */
  initialCount?: number
  expanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (expanded: boolean, details: ChangeDetails<'toggle'>) => void
  /** Fetches the file of a message; without it attachments are named, not linked. */
  onDownload?: (attachment: Attachment) => void | Promise<void>
  /** The form that writes a new message, under the thread. */
  composer?: ReactNode
}

/** Messages between exporter and caseworker, in the order of time, own ones on the right. */
export function MessageThread(props: MessageThreadProps) {
  const {
    messages,
    viewer,
    initialCount = 2,
    expanded: value,
    defaultExpanded = false,
    onExpandedChange,
    onDownload,
    composer,
    className,
    ...rest
  } = props
  const t = useTexts('message-thread', messageThreadTexts)
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const [expanded, setExpanded] = useControllable<boolean, 'toggle'>({
    value,
    defaultValue: defaultExpanded,
    onChange: onExpandedChange,
  })
  const ordered = inTimeOrder(messages)
  const shown = shownMessages(ordered, initialCount, expanded)
  useArrivals(ordered, viewer)
  const toggle = () => {
    const next = !expanded
    setExpanded(next, 'toggle')
    announce(
      t('shown', { shown: next ? ordered.length : Math.min(initialCount, ordered.length), total: ordered.length }),
    )
    // What was asked for is read next; going back, focus stays on the button.
    if (next) requestAnimationFrame(() => focusElement(list.current?.querySelector('li')))
  }
  return (
    <div {...rest} className={cx('eks-message-thread eks:text-ui eks:text-text', className)}>
      {ordered.length === 0 && <p className="eks:text-subtle">{t('none')}</p>}
      {ordered.length > initialCount && (
        <Button kind="quiet" small className="eks:-ml-2 eks:mb-2" aria-expanded={expanded} onClick={toggle}>
          {expanded ? t('fewer') : t('more')}
        </Button>
      )}
      {shown.length > 0 && (
        <ol ref={list} className="eks:flex eks:flex-col eks:gap-3">
          {shown.map((message) => (
            <MessageItem key={message.id} message={message} viewer={viewer} onDownload={onDownload} />
          ))}
        </ol>
      )}
      {composer && <div className="eks:mt-4">{composer}</div>}
    </div>
  )
}

interface MessageItemProps extends Pick<MessageThreadProps, 'viewer' | 'onDownload'> {
  message: Message
}

/** One message; who wrote it is said in words, the side only repeats it. */
const MessageItem = memo(function MessageItem({ message, viewer, onDownload }: MessageItemProps) {
  const t = useTexts('message-thread', messageThreadTexts)
  const own = message.sender.role === viewer
  const sender = own ? t('you') : (message.sender.name ?? t(message.sender.role))
  const time = formatInstant(message.createdTime)
  return (
    <li data-own={own || undefined} className={cx('eks:max-w-[88%] eks:outline-offset-4', own && 'eks:self-end')}>
      <p className={cx('eks:mb-0.5 eks:text-micro eks:tabular-nums eks:text-subtle', own && 'eks:text-right')}>
        {sender}, <time dateTime={message.createdTime}>{time}</time> · {t(message.messageType)}
      </p>
      <div
        className={cx(
          'eks:rounded eks:border eks:px-3 eks:py-2 eks:leading-[1.45] eks:wrap-anywhere',
          own
            ? 'eks:rounded-br-none eks:border-success-edge eks:bg-action-tint'
            : 'eks:rounded-bl-none eks:border-line eks:bg-surface',
        )}
      >
        <p className="eks:whitespace-pre-wrap">{message.message}</p>
        {message.attachments.length > 0 && (
          <AttachmentList
            attachments={message.attachments}
            onDownload={onDownload}
            aria-label={t('attachments')}
            className="eks:mt-2"
          />
        )}
      </div>
    </li>
  )
})

/** Says who wrote what when a message of somebody else comes in while the thread is on the page; never the whole thread. */
function useArrivals(ordered: readonly Message[], viewer: Viewpoint) {
  const announce = useAnnounce()
  const t = useTexts('message-thread', messageThreadTexts)
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = new Set(ordered.map((message) => message.id))
    // An empty thread may only be one that has not been loaded yet: what comes first is no news.
    if (!before || before.size === 0) return
    for (const message of ordered) {
      if (before.has(message.id) || message.sender.role === viewer) continue
      announce(
        t('arrived', { sender: message.sender.name ?? t(message.sender.role), text: spokenExcerpt(message.message) }),
      )
    }
  }, [ordered, viewer, announce, t])
}
