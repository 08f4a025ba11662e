'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../../foundation/internal/after-paint.js'

interface WizardSideProps {
  /** Hides it without losing its state. */
  readonly hidden?: boolean
  readonly children: ReactNode
}

/** Whether hidden content still has to reappear: the page beside it is painted first. */
function useIsComing(hidden: boolean): boolean {
  const [wasHidden, setWasHidden] = useState(hidden)
  if (hidden && !wasHidden) setWasHidden(true)
  const isComing = wasHidden && !hidden
  useEffect(() => (isComing ? afterPaint(() => setWasHidden(false)) : undefined), [isComing])
  return isComing
}

/** Content beside a page of a form, or below it if there is no room. Rendered when it is first shown. */
export function WizardSide({ hidden = false, children }: WizardSideProps) {
  const isComing = useIsComing(hidden)
  const [isDrawn, setDrawn] = useState(false)
  const draws = Boolean(children) && (isDrawn || !isComing)
  if (draws !== isDrawn) setDrawn(draws)
  if (!children) return null
  return (
    <aside hidden={hidden} className="eks-wizard-side" data-coming={isComing || undefined}>
      <div hidden={isComing} className="eks:sticky eks:top-6 eks:max-xl:static">
        {draws && children}
      </div>
    </aside>
  )
}
