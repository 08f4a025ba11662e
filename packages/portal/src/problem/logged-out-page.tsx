import { PageHeading } from '@eksport/ui'
import { sessionEndTexts as texts } from '../session/session-end.texts.ts'
import { useText } from '../text/use-text.ts'

/** [AUT-05] Shown behind the login dialog, where the session ended before the page was loaded. */
export function LoggedOutPage() {
  const say = useText()
  return <PageHeading lead={say(texts.comes)}>{say(texts.title)}</PageHeading>
}
