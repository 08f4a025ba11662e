import { useText } from '../text/use-text.ts'
import { fetchedTexts as texts } from './fetched.texts.ts'
import { LongWait } from './long-wait.tsx'
import { waitForFirstPage, waitForPage } from './page-waits.ts'

interface WaitOnPageProps {
  /** Whether the portal was opened with this page, and has shown none before it. */
  readonly isFirst?: boolean
  /** How long it has been loading when this is mounted, in milliseconds, if it is not shown as late as other pages. */
  readonly waited?: number
  /** Returns to the previous page; absent where there was none. */
  readonly onCancel?: (() => void) | undefined
}

/** [THM-03] Shown above the place of an application whose page is loading. */
export function WaitOnPage({ isFirst, waited = isFirst ? waitForFirstPage : waitForPage, onCancel }: WaitOnPageProps) {
  const say = useText()
  return <LongWait active label={say(texts.opening)} waited={waited} {...(onCancel && { onCancel })} />
}
