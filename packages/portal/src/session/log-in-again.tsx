import { toast } from '@eksport/ui'
import { useEffect, useState } from 'react'
import { whenTypingRests } from '../browser/when-typing-rests.ts'
import { usePart } from '../parts/use-part.ts'
import { askForSession, useSessionEnd, wasLeftToAnother } from '../server/session-end.ts'
import { useText } from '../text/use-text.ts'
import { sessionEndTexts as texts } from './session-end.texts.ts'

const load = () => import('./session-end-dialog.tsx')
const choose = ({ SessionEndDialog }: Awaited<ReturnType<typeof load>>) => SessionEndDialog

/**
 * [AUT-05] [EXP-03] Says that the session has ended, once nobody is in the middle of a word, and disappears when its person has
 * logged in again. If it is dismissed, it returns at the next attempt to do something.
 */
export function LogInAgain({ address }: { readonly address: string }) {
  const say = useText()
  const { isOver, met } = useSessionEnd()
  useEffect(() => {
    if (wasLeftToAnother()) toast.info(say(texts.another))
  }, [say])
  const { Part, ask } = usePart(load, choose)
  const [shown, setShown] = useState(0)
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (!isOver) return
    let cancel: (() => void) | undefined
    let isGone = false
    void ask().then(() => {
      if (!isGone) cancel = whenTypingRests(() => setShown(met))
    })
    return () => {
      isGone = true
      cancel?.()
    }
  }, [isOver, met, ask])
  useEffect(() => {
    if (!isOver) return
    const look = () => void askForSession()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOver])
  return Part && <Part open={isOver && shown > closed} loginAddress={address} onClose={() => setClosed(shown)} />
}
