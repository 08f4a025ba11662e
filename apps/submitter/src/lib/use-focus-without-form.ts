import { useEffect, useState } from 'react'

/** [ACT-12] Where a form goes away while somebody stands in it, because of what others did, they stand at the head of the page. */
export function useFocusWithoutForm(hasForm: boolean): void {
  const [hadForm] = useState(hasForm)
  useEffect(() => {
    if (hadForm && !hasForm && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus()
  }, [hadForm, hasForm])
}
