'use client'
import { formatTimestamp, type Message } from '@eksport/domain'
import { memo, type ReactNode, useId } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { AttachmentList, type AttachmentListProps } from '../attachment-list/attachment-list.js'
import { linkParts } from './message-links.logic.js'
import { isOwn, type Viewer, withoutPrefix } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'

interface MessageItemProps {
  message: Message
  viewer: Viewer
  onDownload: AttachmentListProps['onDownload']
  renderMessage: ((message: Message, content: ReactNode) => ReactNode) | undefined
}

/** Who wrote it, as the viewer knows them: 'Du', their name, or their side. */
export function senderName(message: Message, viewer: Viewer, t: Translate<typeof messageThreadTexts>): string {
  if (isOwn(message, viewer)) return t('you')
  const { sender } = message
  if (sender.name) return sender.name
  return sender.role === 'INNSENDER' || sender.role === 'BEHANDLER' ? t(sender.role) : t('unknownSender')
}

/** One message; who wrote it is said in words, the side only repeats it. */
export const MessageItem = memo(function MessageItem({ message, viewer, onDownload, renderMessage }: MessageItemProps) {
  const t = useTexts('message-thread', messageThreadTexts)
  const id = useId()
  // A colleague's message stands on the same side, under their own name.
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
      <p className={cx('eks:mb-0.5 eks:text-micro eks:tabular-nums eks:text-subtle', own && 'eks:text-right')}>
        <span id={id}>
          <span>{`${senderName(message, viewer, t)},`}</span>{' '}
          <time dateTime={message.createdTime}>{formatTimestamp(message.createdTime)}</time>
        </span>{' '}
        · {t(message.messageType)}
      </p>
      <div
        className={cx(
          'eks:rounded eks:border eks:px-3 eks:py-2 eks:leading-[1.45] eks:wrap-anywhere',
          own
            ? 'eks:rounded-br-none eks:border-success-edge eks:bg-action-tint'
            : 'eks:rounded-bl-none eks:border-line eks:bg-surface',
        )}
      >
        {renderMessage ? renderMessage(message, content) : content}
      </div>
    </li>
  )
})

/** A comment at submission is for the caseworker alone and begins with saying so. */
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
            className="eks:text-link eks:underline eks:underline-offset-[.18em]"
          >
            {text}
          </a>
        ),
      )}
    </p>
  )
}
