import { useText } from '../text/use-text.ts'
import { fetchedTexts as texts } from './fetched.texts.ts'
import { LongWait } from './long-wait.tsx'
import { waitForFirstPage, waitForPage } from './page-waits.ts'

interface WaitOnPageProps {
  /** The portal was opened with this page, and has shown none before it. */
  readonly isFirst: boolean
  /** Leads back to where the reader was; nobody was anywhere where this is left out. */
  readonly onCancel?: (() => void) | undefined
}

/** [THM-03] Over the place of an application whose page is on its way. */
export function WaitOnPage({ isFirst, onCancel }: WaitOnPageProps) {
  const say = useText()
  const waited = isFirst ? waitForFirstPage : waitForPage
  return <LongWait active label={say(texts.opening)} waited={waited} {...(onCancel && { onCancel })} />
}
