import { isPlainClick, Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAnswers, useStored } from '../draft/draft-context.ts'
import type { FieldPlace } from '../draft/field-place.ts'
import { stepLink } from '../draft/step-link.ts'
import { useSummaryVisit } from '../draft/summary-visit.ts'
import { useGoToField } from '../draft/use-go-to-field.ts'

interface FieldLinkProps {
  readonly place: FieldPlace
  /** Whether the link is in the summary, so that the page it leads to leads back to it. */
  readonly isReturning?: boolean
  /** Called before moving to the field. */
  readonly onFollow?: (() => void) | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A link in a sentence to the field of an answer, which gets focus. */
export function FieldLink({ place, isReturning = false, onFollow, className, children }: FieldLinkProps) {
  const { referenceNumber } = useStored().application
  const { relevant } = useAnswers()
  const visit = useSummaryVisit()
  const goToField = useGoToField()
  const link = stepLink(referenceNumber, place)
  return (
    <Link
      inherit
      className={className}
      render={<RouterLink {...link} {...(isReturning && { search: { retur: 'oppsummering' } })} />}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onFollow?.()
        if (isReturning) visit.leaveFor(place.step, relevant)
        void goToField(place, isReturning)
      }}
    >
      {children}
    </Link>
  )
}
