'use client'

import { type Message, maxMessageLength, type Viewpoint } from '@eksport/domain'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { Field } from '../../components/field/field.js'
import { FieldError } from '../../components/field/field-parts.js'
import { Select } from '../../components/select/select.js'
import { Textarea, type TextareaProps } from '../../components/textarea/textarea.js'
import type { FileCheck } from '../../components/upload-widget/use-file-check.js'
import { RotateCcw, Send } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useStored } from '../../foundation/internal/storage.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { refusalMessage } from '../refusal-message.js'
import { AddFiles, ChosenFiles, useMessageFiles } from './message-files.js'
import { messageProblem } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'

/** Sends a message; a rejection means that it was not sent, and the text is kept. */
type SendMessage = (message: MessageToSend, options: { signal: AbortSignal }) => Promise<void>

/** Sends one message at a time; aborts a pending one on unmount. */
function useSendMessage(onSend: SendMessage, onSent: () => void) {
  const t = useTexts('message-thread', messageThreadTexts)
  const announce = useAnnounce()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (message: MessageToSend) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState('busy')
    announce(t('sending'))
    try {
      await onSend(message, { signal: controller.signal })
      if (controller.signal.aborted) return
      setState('idle')
      announce(t('sent'))
      onSent()
    } catch (error) {
      if (controller.signal.aborted) return
      // Shows the server's reason for refusing a file: sending it again would be refused too.
      const words = refusalMessage(error) ?? t('sendFailed')
      setState('failed')
      setProblem(words)
      announce(words, 'assertive')
    } finally {
      running.current = undefined
    }
  }
  return { state, problem, send }
}

const parse = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The message being written. With a key it is kept in the browser until it is sent, even if the page is left. */
function useMessageDraft(key: string | undefined): readonly [string, (text: string) => void] {
  const { storage } = useEksport()
  const stored = useMemo(() => ({ key: `eks:message-draft:${key ?? ''}`, version: 1, fallback: '', parse }), [key])
  const [kept, keep] = useStored(stored, storage)
  const [own, setOwn] = useState('')
  return key === undefined ? [own, setOwn] : [kept, (text) => keep(text === '' ? null : text)]
}

/** The type of a message, one of those that a case knows. */
type MessageType = Message['messageType']

/** A message that a person wants to send. */
export interface MessageToSend {
  readonly message: string
  readonly messageType: MessageType
  readonly files: readonly File[]
}

/** Props of {@link MessageComposer}. */
export interface MessageComposerProps {
  /** Who writes: an exporter or an officer. */
  viewer: Viewpoint
  /**
   * Sends the message. While the promise is pending nothing more can be sent; if it rejects, the message stays, with
   * 'Prøv igjen'.
   */
  onSend: SendMessage
  /** The types to choose from; a single one is no choice. By default exporters answer and caseworkers ask. */
  messageTypes?: readonly [MessageType, ...MessageType[]]
  /**
   * Allows attachments: any, those of a file input's `accept` ('.pdf,.jpg'), or by rules (`useFileCheck`), which report
   * each file that breaks one.
   */
  attachments?: boolean | string | FileCheck
  /** Keeps unsent text under this name: the reference of the application. */
  draftKey?: string
  /** Replaces {@link Textarea}: for example one that suggests phrases. */
  textarea?: ComponentType<TextareaProps>
}

const usual = {
  INNSENDER: ['APPLICATION_CLARIFICATION_RESPONSE'],
  BEHANDLER: ['APPLICATION_CLARIFICATION_REQUEST'],
} as const satisfies Record<Viewpoint, readonly [MessageType]>

/** Composes a message of at most 500 characters. Ctrl + Enter sends it. */
export function MessageComposer(props: MessageComposerProps) {
  const { viewer, onSend, messageTypes = usual[viewer], attachments = false, draftKey } = props
  const Area = props.textarea ?? Textarea
  const t = useTexts('message-thread', messageThreadTexts)
  const [text, setText] = useMessageDraft(draftKey)
  const [type, setType] = useState<MessageType>(messageTypes[0])
  const chosen = useMessageFiles(attachments)
  const [isTried, setTried] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const hint = useId()
  const {
    state,
    problem: sendProblem,
    send,
  } = useSendMessage(onSend, () => {
    setText('')
    chosen.clear()
    setTried(false)
  })
  const problem = messageProblem(text)
  const isBusy = state === 'busy'
  const trySend = () => {
    setTried(true)
    if (problem) area.current?.focus()
    else void send({ message: text.trim(), messageType: type, files: chosen.files })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    trySend()
  }
  return (
    <div className="eks-message-composer eks:mt-4">
      {messageTypes.length > 1 && (
        <Field label={t('type')} className="eks:mb-3">
          <Select
            value={type}
            onChange={(event) => setType(messageTypes.find((one) => one === event.target.value) ?? type)}
          >
            {messageTypes.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={t(viewer === 'INNSENDER' ? 'writeToCaseworker' : 'writeToExporter')}
        error={isTried && problem && t(problem)}
      >
        <Area
          ref={area}
          className="eks:w-full"
          limit={maxMessageLength}
          value={text}
          readOnly={isBusy}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ChosenFiles {...{ chosen, addButton }} disabled={isBusy} />
      {state === 'failed' && <FieldError>{sendProblem}</FieldError>}
      <div className="eks:mt-2 eks:flex eks:flex-wrap eks:items-center eks:gap-x-3 eks:gap-y-1">
        <Button
          small
          busy={isBusy}
          aria-keyshortcuts="Control+Enter"
          aria-describedby={hint}
          icon={state === 'failed' ? <RotateCcw /> : <Send />}
          onClick={trySend}
        >
          {state === 'failed' ? t('sendAgain') : t('send')}
        </Button>
        {attachments !== false && <AddFiles {...{ chosen, addButton }} allowed={attachments} disabled={isBusy} />}
        <span id={hint} className="eks:text-small eks:text-subtle eks:coarse:hidden">
          {t('shortcut')}
        </span>
      </div>
    </div>
  )
}
