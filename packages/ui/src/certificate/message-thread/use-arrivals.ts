'use client'
import type { Message } from '@eksport/domain'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { senderName } from './message-item.js'
import { isOwn, spokenExcerpt, type Viewer } from './message-thread.logic.js'
import { messageThreadTexts } from './message-thread.texts.js'

/**
 * Says who wrote what when a message of somebody else comes in while the thread is on the page; never the whole thread,
 * and never what is older than what was there: that has been fetched and is no news.
 */
export function useArrivals(ordered: readonly Message[], viewer: Viewer) {
  const announce = useAnnounce()
  const t = useTexts('message-thread', messageThreadTexts)
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = new Set(ordered.map((message) => message.id))
    // An empty thread may only be one that has not been loaded yet: what comes first is no news.
    if (!before || before.size === 0) return
    const newestKnown = ordered.findLastIndex((message) => before.has(message.id))
    for (const message of ordered.slice(newestKnown + 1)) {
      if (isOwn(message, viewer)) continue
      announce(t('arrived', { sender: senderName(message, viewer, t), text: spokenExcerpt(message.message) }))
    }
  }, [ordered, viewer, announce, t])
}
