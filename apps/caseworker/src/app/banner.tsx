import type { OperatingMessage } from '@eksport/api'
import { partAhead } from '@eksport/portal/browser/part-ahead.ts'

const messageBanner = partAhead(
  () => import('@eksport/portal/operating-messages/message-banner.tsx'),
  ({ MessageBanner }) => MessageBanner,
)

const isForOfficers = ({ forOfficers }: OperatingMessage) => forOfficers

/** [CW-03] Messages from operations to officers, shown under the header. The page does not wait for this code. */
export function Banner() {
  const Messages = messageBanner.usePart()
  return Messages && <Messages accepts={isForOfficers} />
}
