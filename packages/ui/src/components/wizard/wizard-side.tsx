'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../../foundation/internal/after-paint.js'

interface WizardSideProps {
  /** It is put away, and comes back as it was. */
  readonly hidden?: boolean
  readonly children: ReactNode
}

/** Whether what was put away has yet to come back: the page that it stands beside is painted first. */
function useIsComing(hidden: boolean): boolean {
  const [wasHidden, setWasHidden] = useState(hidden)
  if (hidden && !wasHidden) setWasHidden(true)
  const isComing = wasHidden && !hidden
  useEffect(() => (isComing ? afterPaint(() => setWasHidden(false)) : undefined), [isComing])
  return isComing
}

/** What stands beside a page of a form; under it where there is no room. What comes for the first time is drawn when it comes. */
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
