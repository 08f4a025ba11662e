'use client'
import { CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { type ComponentPropsWithRef, createElement, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import { useStored } from '../internal/storage.js'
import { findSuccessor, focusElement } from '../internal/successor-focus.js'
import { RichText } from '../rich-text/rich-text.js'
import { parseRichText, richTextToString } from '../rich-text/rich-text.logic.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { hideMessage, parseHidden, type ServiceMessage, visibleMessages } from './service-messages.logic.js'
import { serviceMessagesTexts } from './service-messages.texts.js'

/** Props of {@link ServiceMessages}. */
export interface ServiceMessagesProps extends ComponentPropsWithRef<'section'> {
  /** All of them, as the server gives them. */
  messages: readonly ServiceMessage[]
  /** Ids hidden by the user, when the app keeps them; the browser remembers them otherwise. */
  dismissed?: readonly string[]
  /** Called with the hidden ids, those of messages that are gone left out. */
  onDismissedChange?: (dismissed: readonly string[]) => void
}

const stored = { key: 'eksport-hidden-messages', version: 1, fallback: [] as readonly string[], parse: parseHidden }
const looks = {
  ERROR: { sign: CircleX, box: 'eks:border-danger-edge eks:bg-danger-tint', color: 'eks:text-danger-base' },
  WARNING: { sign: TriangleAlert, box: 'eks:border-warning-edge eks:bg-warning-tint', color: 'eks:text-warning-base' },
  INFO: { sign: Info, box: 'eks:border-info-edge eks:bg-info-tint', color: 'eks:text-info-base' },
}
const minute = 60_000

/** The clock, once a minute: messages come and go while the page stands open. */
function useMinuteClock(): number {
  const { now } = useEksport()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute)
    return () => clearInterval(timer)
  }, [now])
  return time
}

/** Says messages that arrive later; those that stand there on load are read where they stand. */
function useArrivals(messages: readonly ServiceMessage[]) {
  const announce = useAnnounce()
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = new Set([...(before ?? []), ...messages.map((message) => message.id)])
    if (!before || before.size === 0) return
    for (const message of messages) {
      if (!before.has(message.id)) announce(`${message.title}. ${richTextToString(parseRichText(message.description))}`)
    }
  }, [messages, announce])
}

/** Strips under the header with what operations want all to know. A hidden one stays hidden; a new id shows again. */
export function ServiceMessages({ messages, dismissed, onDismissedChange, className, ...props }: ServiceMessagesProps) {
  const { storage } = useEksport()
  const t = useTexts('serviceMessages', serviceMessagesTexts)
  const [remembered, remember] = useStored(stored, storage)
  const time = useMinuteClock()
  const hiddenIds = dismissed ?? remembered
  const shown = useMemo(() => visibleMessages(messages, hiddenIds, time), [messages, hiddenIds, time])
  useArrivals(shown)
  if (shown.length === 0) return null
  const hide = (id: string, strip: HTMLElement | null) => {
    const next = strip && findSuccessor(strip, 'button', document.querySelector<HTMLElement>('main'))
    const ids = hideMessage(hiddenIds, id, messages)
    if (dismissed === undefined) remember(ids)
    onDismissedChange?.(ids)
    focusElement(next)
  }
  return (
    <section {...props} aria-label={t('region')} className={cx('eks-service-messages', className)}>
      {shown.map((message) => (
        <Strip
          key={message.id}
          message={message}
          level={t(message.type)}
          hideName={t('hide', { title: message.title })}
          onHide={hide}
        />
      ))}
    </section>
  )
}

interface StripProps {
  message: ServiceMessage
  level: string
  hideName: string
  onHide: (id: string, strip: HTMLElement | null) => void
}

function Strip({ message, level, hideName, onHide }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const look = looks[message.type]
  return (
    <div ref={strip} data-type={message.type} className={cx('eks:border-b eks:text-ui eks:text-text', look.box)}>
      <div className="eks:mx-auto eks:flex eks:min-h-14 eks:max-w-page eks:items-start eks:gap-3 eks:px-page-pad eks:py-2.5 eks:dense:min-h-10 eks:dense:py-1.5">
        {createElement(look.sign, {
          'aria-hidden': true,
          className: cx('eks:my-2 eks:size-icon eks:dense:my-1.5', look.color),
        })}
        <div className="eks:min-w-0 eks:flex-1 eks:py-1.5 eks:leading-text eks:dense:py-1">
          <span className="eks:sr-only">{level}: </span>
          <strong className="eks:font-bold">{message.title}</strong>{' '}
          <RichText html={message.description} className="eks:inline eks:[&>p:first-child]:inline" />
        </div>
        {message.hideable && (
          <IconButton
            kind="quiet"
            small
            label={hideName}
            onClick={() => onHide(message.id, strip.current)}
            className="eks:over:text-inherit"
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
