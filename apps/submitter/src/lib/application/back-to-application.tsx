import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

const back = { nb: 'Tilbake til søknaden', nn: 'Tilbake til søknaden', en: 'Back to the application' } as const

/** Above the heading of a page about an application: the way back to its details. */
export function BackToApplication({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  return (
    <ButtonLink
      kind="quiet"
      small
      icon={<ArrowLeft aria-hidden="true" />}
      className="mb-4 -ml-3"
      render={<Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />}
    >
      {say(back)}
    </ButtonLink>
  )
}
