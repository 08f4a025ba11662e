import { partAhead } from '@eksport/portal/browser/part-ahead.ts'
import { operatingMessagesQuery } from '@eksport/portal/operating-messages/messages-query.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'

const messageBanner = partAhead(
  () => import('@eksport/portal/operating-messages/message-banner.tsx'),
  ({ MessageBanner }) => MessageBanner,
)

/** Before the first page is drawn: messages stand there from the start, and push nothing down. */
export async function loadBanner(queries: QueryClient): Promise<void> {
  await queries.prefetchQuery(operatingMessagesQuery)
  const messages = queries.getQueryData(operatingMessagesQuery.queryKey) ?? []
  if (messages.length > 0) await messageBanner.fetch()
}

/** What operations want all to know, under the header. A page without messages does not wait for it. */
export function Banner() {
  const Messages = messageBanner.usePart()
  const page = useLocation({ select: ({ pathname }) => pathname })
  return Messages && <Messages page={page} />
}
