import type { OperatingMessage } from '@eksport/api'
import { ServiceMessages, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { operatingMessagesQuery } from './messages-query.ts'

interface MessageBannerProps {
  /** Which messages this portal shows; all by default. Must be a stable function. */
  readonly accepts?: (message: OperatingMessage) => boolean
  /** The current page; messages that an earlier page showed may be collapsed. */
  readonly page?: string
}

const all = () => true
const noMessages: readonly { readonly id: string }[] = []
const seenKey = 'messages-seen'

function readSeen(): readonly string[] {
  try {
    return (sessionStorage.getItem(seenKey) ?? '').split(' ')
  } catch {
    // Without session storage every page shows them.
    return []
  }
}

function writeSeen(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(seenKey, ids.join(' '))
  } catch {
    // Then the next page shows them too.
  }
}

/** Ids of the messages that were shown on another page of this session; a page keeps what it showed when it was opened. */
function useSeenBefore(page: string | undefined, messages: readonly { readonly id: string }[]): readonly string[] {
  const [seen, setSeen] = useState(readSeen)
  const [at, setAt] = useState(page)
  const ids = messages.map(({ id }) => id).join(' ')
  if (at !== page) {
    setAt(page)
    setSeen([...new Set([...seen, ...ids.split(' ')])])
  }
  useEffect(() => {
    if (ids !== '') writeSeen([...new Set([...readSeen(), ...ids.split(' ')])])
  }, [ids])
  return seen
}

/** Messages from the operator to all, below the header. */
export function MessageBanner({ accepts = all, page }: MessageBannerProps) {
  const { locale } = useEksport()
  const { data } = useQuery(operatingMessagesQuery)
  const messages = useMemo(
    () =>
      data?.filter(accepts).map((message) => ({
        ...message,
        title: message.titles[locale],
        description: message.descriptions[locale],
      })),
    [data, locale, accepts],
  )
  const seen = useSeenBefore(page, messages ?? noMessages)
  return <ServiceMessages messages={messages} seen={page === undefined ? undefined : seen} />
}
