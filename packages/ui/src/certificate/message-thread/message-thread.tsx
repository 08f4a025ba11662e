'use client'
import type { ComponentPropsWithRef } from 'react'
import { MessageComposer, type MessageComposerProps } from './message-composer.js'
import { MessageList, type MessagesToRead } from './message-list.js'

/** Props of {@link MessageThread}. */
export interface MessageThreadProps
  extends MessagesToRead,
    Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Partial<Omit<MessageComposerProps, 'viewer'>> {}

/** Messages between exporter and caseworker, in chronological order, the reader's own on the right. */
export function MessageThread({ onSend, messageTypes, attachments, draftKey, textarea, ...list }: MessageThreadProps) {
  const { viewer, composer } = list
  return (
    <MessageList {...list}>
      {!composer && onSend && (
        <MessageComposer {...{ viewer, onSend, messageTypes, attachments, draftKey, textarea }} />
      )}
    </MessageList>
  )
}
