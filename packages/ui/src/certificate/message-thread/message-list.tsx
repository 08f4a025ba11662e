'use client'
import type { Attachment, Message, Viewpoint } from '@eksport/domain'
import { type ComponentPropsWithRef, type ReactNode, useMemo, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { MessageItem } from './message-item.js'
import { inTimeOrder, shownMessages } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'
import { useArrivals } from './use-arrivals.js'

/** In a long list what is out of sight is neither laid out nor painted; it is still found, read and focused. */
const manyMessages = 50
const outOfSight = 'eks:*:[content-visibility:auto] eks:*:[contain-intrinsic-size:auto_90px]'

/** What is read of a thread; also props of the thread itself. */
export interface MessagesToRead {
  /** All that were written, in any order: they stand by their time. */
  messages: readonly Message[]
  /** Whose messages stand on the right. A prop, so that one cached list serves both apps. */
  viewer: Viewpoint
  /** Who reads, as `sender.name` has it: then a colleague's message bears their name, and only one's own says 'Du'. */
  viewerName?: string | undefined
  /** Older messages are on their way: the list is busy for screen readers, and the button takes no second press. */
  loading?: boolean
  /** How many of the newest are shown at first. */
  initialCount?: number
  /** Whether all messages show, when the caller owns that. */
  expanded?: boolean
  /** Whether all messages show at first. */
  defaultExpanded?: boolean
  /** Called by 'Last inn fler' and 'Last inn færre'. */
  onExpandedChange?: (expanded: boolean, details: ChangeDetails<'toggle'>) => void
  /** Fetches the file of a message; without it attachments are named, not linked. */
  onDownload?: (attachment: Attachment) => void | Promise<void>
  /** Draws what stands in the bubble; `content` is what the thread itself would show. */
  renderMessage?: (message: Message, content: ReactNode) => ReactNode
  /** A form of one's own under the thread, in the place of the one that `onSend` brings. */
  composer?: ReactNode
}

interface MessageListProps extends MessagesToRead, ComponentPropsWithRef<'div'> {}

/** The messages of a thread, and what stands under them. A page where they are only read loads no form. */
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
    // What was asked for is read next; going back, focus stays on the button.
    if (next) requestAnimationFrame(() => focusElement(list.current?.querySelector('li')))
  }
  return (
    <div {...rest} className={cx('eks-message-thread eks:text-ui eks:text-text', className)}>
      {ordered.length === 0 && <p className="eks:text-subtle">{t('none')}</p>}
      {ordered.length > initialCount && (
        <Button
          kind="quiet"
          small
          className="eks:-ml-3 eks:mb-2 eks:dense:-ml-2"
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
