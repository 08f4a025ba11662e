'use client'

import { type Attachment, formatTimestamp, type Message, type Viewpoint } from '@eksport/domain'
import { type ComponentPropsWithRef, memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { AttachmentList, type AttachmentListProps } from '../attachment-list/attachment-list.js'
import { linkParts } from './message-links.logic.js'
import { inTimeOrder, isOwn, shownMessages, spokenExcerpt, type Viewer, withoutPrefix } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'

interface MessageItemProps {
  message: Message
  viewer: Viewer
  onDownload: AttachmentListProps['onDownload']
  renderMessage: ((message: Message, content: ReactNode) => ReactNode) | undefined
}

/** The sender as the viewer knows them: 'Du', their name, or their side. */
function senderName(message: Message, viewer: Viewer, t: Translate<typeof messageThreadTexts>): string {
  if (isOwn(message, viewer)) return t('you')
  const { sender } = message
  if (sender.name) return sender.name
  return sender.role === 'INNSENDER' || sender.role === 'BEHANDLER' ? t(sender.role) : t('unknownSender')
}

/** One message. The sender is stated in words; the side of the bubble only repeats it. */
const MessageItem = memo(function MessageItem({ message, viewer, onDownload, renderMessage }: MessageItemProps) {
  const t = useTexts('message-thread', messageThreadTexts)
  const id = useId()
  // A colleague's message is on the same side, under their own name.
  const own = message.sender.role === viewer.side
  const content = (
    <>
      <MessageText message={message} />
      {message.attachments.length > 0 && (
        <AttachmentList
          attachments={message.attachments}
          {...(onDownload && { onDownload })}
          aria-label={t('attachments')}
          className="eks:mt-2"
        />
      )}
    </>
  )
  return (
    <li
      aria-labelledby={id}
      data-own={own || undefined}
      className={cx('eks:max-w-[88%] eks:min-w-0 eks:outline-offset-4', own && 'eks:self-end')}
    >
      <p className={cx('eks:mb-0.5 eks:text-micro eks:tabular eks:text-subtle', own && 'eks:text-end')}>
        <span id={id}>
          <span>{`${senderName(message, viewer, t)},`}</span>{' '}
          <time dateTime={message.createdTime}>{formatTimestamp(message.createdTime)}</time>
        </span>{' '}
        · {t(message.messageType)}
      </p>
      <div
        className={cx(
          'eks:rounded eks:edge-1 eks:px-3 eks:py-2 eks:lh-text eks:wrap-anywhere',
          own
            ? 'eks:rounded-ee-none eks:border-success-edge eks:bg-action-tint'
            : 'eks:rounded-es-none eks:border-line eks:bg-surface',
        )}
      >
        {renderMessage ? renderMessage(message, content) : content}
      </div>
    </li>
  )
})

/** A comment at submission is for the caseworker only, and says so first. */
function MessageText({ message: { message, messageType } }: { message: Message }) {
  const t = useTexts('message-thread', messageThreadTexts)
  const isInternal = messageType === 'APPLICATION_SUBMISSION_COMMENT'
  return (
    <p className="eks:whitespace-pre-wrap">
      {isInternal && <b>{t('toCaseworker')} </b>}
      {linkParts(isInternal ? withoutPrefix(message) : message).map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
            key={index}
            href={href}
            rel="noreferrer"
            className="eks:text-link eks:underlined"
          >
            {text}
          </a>
        ),
      )}
    </p>
  )
}

/**
 * Announces sender and text of a message from someone else that arrives while the thread is on the page; never the whole
 * thread, and never messages older than those shown, which were loaded and are not new.
 */
function useArrivals(ordered: readonly Message[], viewer: Viewer) {
  const announce = useAnnounce('every')
  const t = useTexts('message-thread', messageThreadTexts)
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = new Set(ordered.map((message) => message.id))
    // An empty thread may not have been loaded yet, so the first messages are not announced.
    if (!before || before.size === 0) return
    const newestKnown = ordered.findLastIndex((message) => before.has(message.id))
    for (const message of ordered.slice(newestKnown + 1)) {
      if (isOwn(message, viewer)) continue
      announce(t('arrived', { sender: senderName(message, viewer, t), text: spokenExcerpt(message.message) }))
    }
  }, [ordered, viewer, announce, t])
}

/** In a long list, messages out of view are neither laid out nor painted, but can still be found, read and focused. */
const manyMessages = 50
const outOfSight = 'eks:*:[content-visibility:auto] eks:*:[contain-intrinsic-size:auto_90px]'

/** The props for reading a thread; the thread itself has them too. */
export interface MessagesToRead {
  /** All messages, in any order; they are sorted by time. */
  messages: readonly Message[]
  /** Whose messages are on the right. A prop, so that one cached list serves both apps. */
  viewer: Viewpoint
  /**
   * The reader's name as in `sender.name`: messages from colleagues then show their names, and only the reader's own say
   * 'Du'.
   */
  viewerName?: string | undefined
  /** Whether older messages are loading: marks the list as busy, and ignores presses of the button. */
  loading?: boolean
  /** How many of the newest are shown at first. */
  initialCount?: number
  /** Whether all messages show, when controlled. */
  expanded?: boolean
  /** Whether all messages show at first. */
  defaultExpanded?: boolean
  /** Called by 'Last inn fler' and 'Last inn færre'. */
  onExpandedChange?: (expanded: boolean, details: ChangeDetails<'toggle'>) => void
  /** Fetches the file of a message; without it attachments are named, not linked. */
  onDownload?: (attachment: Attachment) => void | Promise<void>
  /** Renders the inside of a bubble; `content` is what the thread itself would show. */
  renderMessage?: (message: Message, content: ReactNode) => ReactNode
  /** A custom composer below the thread, in place of the one that `onSend` adds. */
  composer?: ReactNode
}

interface MessageListProps extends MessagesToRead, ComponentPropsWithRef<'div'> {}

/** The messages of a thread, and the composer below them. A page without a composer loads no form. */
export function MessageList(props: MessageListProps) {
  const { messages, viewer, initialCount = 2, expanded: value, defaultExpanded = false, ...others } = props
  const { onExpandedChange, onDownload, renderMessage, composer, className, children, ...more } = others
  const { viewerName, loading, ...rest } = more
  const t = useTexts('message-thread', messageThreadTexts)
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const [expanded, setExpanded] = useControllable<boolean, 'toggle'>({
    value,
    defaultValue: defaultExpanded,
    onChange: onExpandedChange,
  })
  const ordered = useMemo(() => inTimeOrder(messages), [messages])
  const shown = shownMessages(ordered, initialCount, expanded)
  const reader = useMemo(() => ({ side: viewer, name: viewerName }), [viewer, viewerName])
  useArrivals(ordered, reader)
  const toggle = () => {
    const next = !expanded
    setExpanded(next, 'toggle')
    announce(t('shown', { shown: shownMessages(ordered, initialCount, next).length, total: ordered.length }))
    // Focus moves to the messages that were requested; after collapsing it stays on the button.
    if (next) requestAnimationFrame(() => focusElement(list.current?.querySelector('li')))
  }
  return (
    <div {...rest} className={cx('eks-message-thread eks:text-ui eks:text-text', className)}>
      {ordered.length === 0 && <p className="eks:text-subtle">{t('none')}</p>}
      {ordered.length > initialCount && (
        <Button
          kind="quiet"
          small
          className="eks:-ms-3 eks:mb-2 eks:dense:-ms-2"
          aria-expanded={expanded}
          busy={loading}
          onClick={toggle}
        >
          {expanded ? t('fewer') : t('more')}
        </Button>
      )}
      {shown.length > 0 && (
        <ol
          ref={list}
          aria-busy={loading}
          className={cx('eks:flex eks:flex-col eks:gap-3', shown.length > manyMessages && outOfSight)}
        >
          {shown.map((message) => (
            <MessageItem key={message.id} viewer={reader} {...{ message, onDownload, renderMessage }} />
          ))}
        </ol>
      )}
      {composer && <div className="eks:mt-4">{composer}</div>}
      {children}
    </div>
  )
}
