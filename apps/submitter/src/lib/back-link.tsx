import { ButtonLink } from '@eksport/ui'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'

interface BackLinkProps {
  /** The router's link. */
  readonly to: ComponentProps<typeof ButtonLink>['render']
  /** The name of the target. */
  readonly children: string
  readonly className?: string
}

/** Above the heading of a page: a quiet link back to the previous page. */
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
