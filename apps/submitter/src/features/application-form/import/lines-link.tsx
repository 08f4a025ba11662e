import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { useDraft } from '../draft/draft-context.ts'
import { stepLink } from '../draft/step-link.ts'
import { importTexts as texts } from './import.texts.ts'

/** The way back to the lines, without taking anything. */
export function LinesLink() {
  const say = useText()
  const { referenceNumber } = useDraft().application
  return <Link render={<RouterLink {...stepLink(referenceNumber, { step: 'varelinjer' })} />}>{say(texts.back)}</Link>
}
