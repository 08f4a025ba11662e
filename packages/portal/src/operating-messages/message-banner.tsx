import type { OperatingMessage } from '@eksport/api'
import { ServiceMessages, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { operatingMessagesQuery } from './messages-query.ts'

interface MessageBannerProps {
  /** Which of them stand on this portal; all of them otherwise. The same function always. */
  readonly accepts?: (message: OperatingMessage) => boolean
}

const all = () => true

/** What operations want all to know, under the header. */
export function MessageBanner({ accepts = all }: MessageBannerProps) {
  const { locale } = useEksport()
  const { data } = useQuery(operatingMessagesQuery)
  const messages = useMemo(
    () =>
      data?.filter(accepts).map((message) => ({
        ...message,
        title: message.title[locale],
        description: message.description[locale],
      })),
    [data, locale, accepts],
  )
  return <ServiceMessages messages={messages} />
}
