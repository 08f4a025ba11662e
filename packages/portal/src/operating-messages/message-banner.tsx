import { ServiceMessages, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operatingMessagesQuery } from '#src/features/operating-messages/api/list-operating-messages.ts'

/** What operations want all to know, under the header. */
export function MessageBanner() {
  const { locale } = useEksport()
  const { data } = useQuery(operatingMessagesQuery)
  const messages = useMemo(
    () =>
      data?.map((message) => ({
        ...message,
        title: message.title[locale],
        description: message.description[locale],
      })),
    [data, locale],
  )
  return <ServiceMessages messages={messages} />
}
