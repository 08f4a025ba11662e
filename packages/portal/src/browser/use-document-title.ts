import { useEffect } from 'react'

/** Sets the title of the browser's tab and history entry: the page first, the product last. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Eksport`
  }, [title])
}
