'use client'
import { type ComponentPropsWithRef, createElement, useEffect, useMemo, useRef, useState } from 'react'
import { ChevronDown, CircleX, Info, TriangleAlert, X } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { useStored } from '../../foundation/internal/storage.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { toneBoxes, toneSigns } from '../alert/tones.js'
import { IconButton } from '../icon-button/icon-button.js'
import { RichText } from '../rich-text/rich-text.js'
import { parseRichText, richTextToString } from '../rich-text/rich-text.logic.js'
import {
  hideMessage,
  idAndEdition,
  idOf,
  parseHidden,
  type ServiceMessage,
  spokenMessage,
  visibleMessages,
} from './service-messages.logic.js'
import { serviceMessagesTexts } from './service-messages.texts.js'

/** Props of {@link ServiceMessages}. */
export interface ServiceMessagesProps extends ComponentPropsWithRef<'section'> {
  /** All messages from the server; undefined until it has answered. Later ones are announced. */
  messages: readonly ServiceMessage[] | undefined
  /**
   * The hidden messages, when controlled; otherwise stored in the browser. Ids, with `showEdited` including the edition.
   */
  dismissed?: readonly string[]
  /** Initially hidden messages, in addition to the stored ones. */
  defaultDismissed?: readonly string[]
  /** Called with the hidden messages, without those that no longer exist. */
  onDismissedChange?: (dismissed: readonly string[]) => void
  /** Shows a hidden message again when its `lastUpdated` changes; otherwise only a new id does. */
  showEdited?: boolean
  /** Ids of messages shown on an earlier page: beside a form in steps a phone hides them behind the dot on its menu. */
  seen?: readonly string[] | undefined
  /** The app's own sanitizer of a description; the built-in strict one runs after it. */
  sanitize?: (html: string) => string
  /** An element to render instead of the section. */
  render?: Render
}

const stored = { key: 'eksport-hidden-messages', version: 1, fallback: [] as readonly string[], parse: parseHidden }
const looks = {
  ERROR: { sign: CircleX, tone: 'danger' },
  WARNING: { sign: TriangleAlert, tone: 'warning' },
  INFO: { sign: Info, tone: 'info' },
} as const
const minute = 60_000

/** The time, updated every minute: messages begin and end while the page is open. */
function useMinuteClock(): number {
  const { now } = useEksport()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute)
    return () => clearInterval(timer)
  }, [now])
  return time
}

/** Announces messages that arrive later; those present on load are read in place. */
function useArrivals(messages: readonly ServiceMessage[], ready: boolean, nameOf: typeof idOf) {
  const announce = useAnnounce('every')
  const t = useTexts('serviceMessages', serviceMessagesTexts)
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...messages.map(nameOf)])
    for (const message of before ? messages : none) {
      const words = () => richTextToString(parseRichText(message.description))
      if (!before?.has(nameOf(message))) announce(spokenMessage(t(message.type), message.title, words()))
    }
  }, [messages, ready, nameOf, announce, t])
}

const none: readonly ServiceMessage[] = []

/** The visible messages, and a function to hide one. */
function useMessages(props: ServiceMessagesProps) {
  const { messages = none, dismissed, defaultDismissed, onDismissedChange, showEdited, sanitize } = props
  const { storage } = useEksport()
  const [remembered, remember] = useStored(stored, storage)
  const time = useMinuteClock()
  const nameOf = showEdited ? idAndEdition : idOf
  const hidden = useMemo(
    () => dismissed ?? [...remembered, ...(defaultDismissed ?? [])],
    [dismissed, remembered, defaultDismissed],
  )
  const visible = useMemo(() => visibleMessages(messages, hidden, time, nameOf), [messages, hidden, time, nameOf])
  const shown = useMemo(
    () => (sanitize ? visible.map((one) => ({ ...one, description: sanitize(one.description) })) : visible),
    [visible, sanitize],
  )
  useArrivals(shown, props.messages !== undefined, nameOf)
  const hide = (message: ServiceMessage, strip: HTMLElement | null) => {
    const next = strip && findSuccessor(strip, '[data-hides]', document.querySelector<HTMLElement>('main'))
    const names = hideMessage(hidden, nameOf(message), messages, nameOf)
    if (dismissed === undefined) remember(names)
    onDismissedChange?.(names)
    focusElement(next)
  }
  return { shown, hide }
}

/** Strips below the header with messages from operations. A hidden one stays hidden; a new id shows again. */
export function ServiceMessages(props: ServiceMessagesProps) {
  const { messages, dismissed, defaultDismissed, onDismissedChange, showEdited, seen, sanitize, render, ...more } =
    props
  const { className, ...rest } = more
  const t = useTexts('serviceMessages', serviceMessagesTexts)
  const { shown, hide } = useMessages(props)
  if (shown.length === 0) return null
  const whole = {
    ...rest,
    'aria-label': t('region'),
    className: cx('eks-service-messages', className),
    children: shown.map((message) => (
      <Strip
        key={message.id}
        message={message}
        level={t(message.type)}
        isSeen={seen?.includes(message.id) ?? false}
        moreName={t('more', { title: message.title })}
        hideName={t('hide', { title: message.title })}
        onHide={hide}
      />
    )),
  }
  return render ? renderElement(render, whole) : <section {...whole} />
}

interface StripProps {
  message: ServiceMessage
  level: string
  isSeen: boolean
  moreName: string
  hideName: string
  onHide: (message: ServiceMessage, strip: HTMLElement | null) => void
}

/**
 * Whether a text is longer than the one line that a phone gives it. Text that was pressed open, or that has focus, stays
 * whole.
 */
function useIsLonger(isWhole: boolean) {
  const text = useRef<HTMLDivElement>(null)
  const [isLonger, setLonger] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element || isWhole || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (!element.contains(document.activeElement)) setLonger(element.scrollHeight > element.clientHeight + 1)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWhole])
  return { text, isLonger: isLonger || isWhole }
}

function Strip({ message, level, isSeen, moreName, hideName, onHide }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const { text, isLonger } = useIsLonger(isWhole)
  const { sign, tone } = looks[message.type]
  return (
    <div
      ref={strip}
      data-type={message.type}
      data-seen={isSeen || undefined}
      className={cx('eks:edge-b-1 eks:text-ui eks:text-text', toneBoxes[tone])}
    >
      <div className="eks-service-strip eks:mx-auto eks:flex eks:max-w-page eks:items-start">
        {createElement(sign, { className: cx('eks:size-icon', toneSigns[tone]) })}
        <div
          ref={text}
          className="eks-service-words eks:min-w-0 eks:flex-1 eks:lh-text"
          data-whole={isWhole || undefined}
        >
          <span className="eks:sr-only">{level}: </span>
          <strong className="eks:weight-bold">{message.title}</strong>{' '}
          <RichText html={message.description} className="eks-service-text" />
        </div>
        {isLonger && (
          <IconButton
            kind="quiet"
            small
            label={moreName}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="eks:over:text-inherit eks:md:hidden"
          >
            <ChevronDown className={cx(isWhole && 'eks:rotate-180')} />
          </IconButton>
        )}
        {message.hideable && (
          <IconButton
            kind="quiet"
            small
            label={hideName}
            data-hides=""
            onClick={() => onHide(message, strip.current)}
            className="eks:over:text-inherit"
          >
            <X />
          </IconButton>
        )}
      </div>
    </div>
  )
}
