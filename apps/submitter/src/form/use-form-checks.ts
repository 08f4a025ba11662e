import { useRef } from 'react'

/** Has several forms of a page checked, in their order; focus stays at the first that has something wrong. */
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
