import { useRef } from 'react'

/** Validates several forms of a page in order; focus stops at the first error. */
export function useFormChecks() {
  const results = useRef<boolean[]>([])
  return {
    onChecked: (isValid: boolean) => void results.current.push(isValid),
    areAllValid: (ids: readonly string[]) => {
      results.current = []
      for (const id of ids) {
        const form = document.getElementById(id)
        if (form instanceof HTMLFormElement) form.requestSubmit()
        if (results.current.includes(false)) return false
      }
      return true
    },
  }
}
