import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@tanstack/react-router'
import { BackLink } from '../back-link.tsx'

const back = { nb: 'Tilbake til søknaden', nn: 'Tilbake til søknaden', en: 'Back to the application' } as const

/** Above the heading of a page about an application: the link back to its details. */
export function BackToApplication({ referenceNumber }: { readonly referenceNumber: number }) {
  const say = useText()
  return (
    <BackLink
      to={<Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(referenceNumber) }} />}
    >
      {say(back)}
    </BackLink>
  )
}
