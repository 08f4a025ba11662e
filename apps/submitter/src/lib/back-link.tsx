import { ButtonLink } from '@eksport/ui'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'

interface BackLinkProps {
  /** The link of the router. */
  readonly to: ComponentProps<typeof ButtonLink>['render']
  /** Where it leads. */
  readonly children: string
  readonly className?: string
}

/** Above the heading of a page: the quiet way back to where one comes from. */
export function BackLink({ to, children, className = 'mb-4' }: BackLinkProps) {
  return (
    <ButtonLink
      kind="quiet"
      small
      icon={<ArrowLeft aria-hidden="true" />}
      className={`${className} -ml-3 print:hidden`}
      render={to}
    >
      {children}
    </ButtonLink>
  )
}
