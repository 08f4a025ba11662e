import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'

/** The way back to the lines, without taking anything. */
export function LinesLink() {
  const say = useText()
  const { referenceNumber } = useStored().application
  return (
    <ButtonLink
      kind="quiet"
      small
      icon={<ArrowLeft aria-hidden="true" />}
      className="-ml-3"
      render={<Link {...stepLink(referenceNumber, { step: 'varelinjer' })} />}
    >
      {say(texts.back)}
    </ButtonLink>
  )
}
