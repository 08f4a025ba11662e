import { useText } from '../text/use-text.ts'
import { fetchedTexts as texts } from './fetched.texts.ts'
import { LongWait } from './long-wait.tsx'

/** What stands for a page comes when this long has passed (`router-options.ts`). */
const pendingAfter = 1000

interface WaitOnPageProps {
  /** Leads back to where the reader was; nobody was anywhere where this is left out. */
  readonly onCancel?: (() => void) | undefined
}

/** [THM-03] Over the place of an application whose page is on its way. */
export function WaitOnPage({ onCancel }: WaitOnPageProps) {
  const say = useText()
  return <LongWait active label={say(texts.opening)} waited={pendingAfter} {...(onCancel && { onCancel })} />
}
