import type { OperatingMessage } from '@eksport/api'
import { partAhead } from '@eksport/portal/browser/part-ahead.ts'

const messageBanner = partAhead(
  () => import('@eksport/portal/operating-messages/message-banner.tsx'),
  ({ MessageBanner }) => MessageBanner,
)

const isForOfficers = ({ forOfficers }: OperatingMessage) => forOfficers

/** [CW-03] What operations want officers to know too, under the header. A page does not wait for it. */
export function Banner() {
  const Messages = messageBanner.usePart()
  return Messages && <Messages accepts={isForOfficers} />
}
