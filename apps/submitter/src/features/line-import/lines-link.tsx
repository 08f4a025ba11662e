import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@tanstack/react-router'
import { BackLink } from '#src/lib/back-link.tsx'
import { useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'

/** Link back to the lines without importing anything. */
export function LinesLink() {
  const say = useText()
  const { referenceNumber } = useStored().application
  return (
    <BackLink to={<Link {...stepLink(referenceNumber, { step: 'varelinjer' })} />} className="">
      {say(texts.back)}
    </BackLink>
  )
}
