'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../../foundation/internal/after-paint.js'
import { cx } from '../../foundation/internal/cx.js'

interface WizardSideProps {
  /** It is put away, and comes back as it was. */
  readonly hidden?: boolean
  readonly children: ReactNode
}

// As high as the window, and held by its lower edge: what is lower stands at its top, and of what is higher the end stays in
// sight, where the button is that sends.
const besideClass =
  'eks:sticky eks:bottom-6 eks:min-h-[min(100%,calc(100dvh-3rem))] eks:self-end eks:max-xl:static eks:max-xl:col-start-2 eks:max-xl:mt-8 eks:max-xl:min-h-0 eks:max-xl:max-w-form eks:xl:col-start-3 eks:xl:row-span-2 eks:xl:row-start-1'

/** About as high as a document is there, so that the page keeps its bar to scroll with. */
const roomClass = 'eks:over:xl:min-h-[calc(100dvh-3rem)]'

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
    <aside hidden={hidden} className={cx(besideClass, isComing && roomClass)}>
      <div hidden={isComing} className="eks:sticky eks:top-6 eks:max-xl:static">
        {draws && children}
      </div>
    </aside>
  )
}
