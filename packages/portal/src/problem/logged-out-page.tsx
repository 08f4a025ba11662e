import { PageHeading } from '@eksport/ui'
import { sessionEndTexts as texts } from '../session/session-end.texts.ts'
import { useText } from '../text/use-text.ts'

/** [AUT-05] Behind the login dialog, where the session had ended before the page was read. */
export function LoggedOutPage() {
  const say = useText()
  return <PageHeading lead={say(texts.comes)}>{say(texts.title)}</PageHeading>
}
