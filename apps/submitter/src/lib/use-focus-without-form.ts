import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useEffect, useRef } from 'react'

/** [ACT-12] Where a form goes away while somebody stands in it, sent or because of what others did, they stand at the head of the page. */
export function useFocusWithoutForm(hasForm: boolean): void {
  const hadForm = useRef(hasForm)
  useEffect(() => {
    const goes = hadForm.current && !hasForm
    hadForm.current = hasForm
    // Whoever is somewhere else stays there.
    if (goes && document.activeElement === document.body) mainHeading()?.focus()
  }, [hasForm])
}
