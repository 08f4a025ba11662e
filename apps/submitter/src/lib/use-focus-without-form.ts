import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useEffect, useRef } from 'react'

/** [ACT-12] Moves focus to the page's heading when a form that had focus disappears, because it was sent or because of what others did. */
export function useFocusWithoutForm(hasForm: boolean): void {
  const hadForm = useRef(hasForm)
  useEffect(() => {
    const goes = hadForm.current && !hasForm
    hadForm.current = hasForm
    // Only if focus was lost; a person who has moved on keeps their place.
    if (goes && document.activeElement === document.body) mainHeading()?.focus()
  }, [hasForm])
}
