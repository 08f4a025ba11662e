'use client'
import { useEffect, useRef, useState } from 'react'
import { refusalMessage } from '../../components/upload-widget/upload-item.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import type { MessageToSend } from './message-composer.js'
import { messageThreadTexts } from './message-thread.texts.js'

/** Sends a message; a rejection says that it was not sent, and what was written stays. */
export type SendMessage = (message: MessageToSend, options: { signal: AbortSignal }) => Promise<void>

/** Sends one message at a time; what is still on its way is given up when the thread goes away. */
export function useSendMessage(onSend: SendMessage, onSent: () => void) {
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
      // Why a file was refused, in the server's own words: sent once more it would be refused again.
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
