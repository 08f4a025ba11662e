import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useEffect, useRef } from 'react'

/** A page of questions begins in its first one, as soon as that can be answered; whoever is somewhere else by then stays there. */
export function useBeginIn(fieldId: string, canBeAnswered: boolean): void {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!canBeAnswered || hasBegun.current) return
    hasBegun.current = true
    const here = document.activeElement
    const isElsewhere = here !== mainHeading() && here?.closest('main, [role=dialog], [role=alertdialog]')
    if (!isElsewhere) document.getElementById(fieldId)?.focus()
  }, [fieldId, canBeAnswered])
}
