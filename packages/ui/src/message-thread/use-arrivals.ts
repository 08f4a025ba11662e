'use client'
import type { Message, Viewpoint } from '@eksport/domain'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../internal/announcer.js'
import { useTexts } from '../text/use-texts.js'
import { senderName } from './message-item.js'
import { spokenExcerpt } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'

/** Says who wrote what when a message of somebody else comes in while the thread is on the page; never the whole thread. */
export function useArrivals(ordered: readonly Message[], viewer: Viewpoint) {
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
      announce(t('arrived', { sender: senderName(message, viewer, t), text: spokenExcerpt(message.message) }))
    }
  }, [ordered, viewer, announce, t])
}
