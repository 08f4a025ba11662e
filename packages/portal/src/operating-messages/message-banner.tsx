import type { OperatingMessage } from '@eksport/api'
import { ServiceMessages, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { operatingMessagesQuery } from './messages-query.ts'

interface MessageBannerProps {
  /** Which of them stand on this portal; all of them otherwise. The same function always. */
  readonly accepts?: (message: OperatingMessage) => boolean
  /** The page that is open, where what an earlier one showed may fold away. */
  readonly page?: string
}

const all = () => true
const noMessages: readonly { readonly id: string }[] = []
const seenKey = 'messages-seen'

function readSeen(): readonly string[] {
  try {
    return (sessionStorage.getItem(seenKey) ?? '').split(' ')
  } catch {
    // Without a store each page shows them.
    return []
  }
}

function writeSeen(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(seenKey, ids.join(' '))
  } catch {
    // The next page then shows them too.
  }
}

/** The messages that stood on another page of this session: a page keeps what it showed when it came. */
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

/** What operations want all to know, under the header. */
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
