import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useEffect, useRef } from 'react'

/** Moves focus to the first field of a page as soon as it can be answered, unless the person has moved focus elsewhere. */
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
