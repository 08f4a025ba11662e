import { partAhead } from '@eksport/portal/browser/part-ahead.ts'
import { operatingMessagesQuery } from '@eksport/portal/operating-messages/messages-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'

const messageBanner = partAhead(
  () => import('@eksport/portal/operating-messages/message-banner.tsx'),
  ({ MessageBanner }) => MessageBanner,
)

/** Loads the operating messages before the first page renders, so that they push nothing down when they appear. */
export async function loadBanner(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(operatingMessagesQuery)
  const messages = queries.getQueryData(operatingMessagesQuery.queryKey) ?? []
  if (messages.length > 0) await messageBanner.fetch()
}

/** Messages from operations to all users, shown under the header. Without messages the page does not wait for this code. */
export function Banner() {
  const Messages = messageBanner.usePart()
  const page = useLocation({ select: ({ pathname }) => pathname })
  return Messages && <Messages page={page} />
}
