import { useEffect } from 'react'

/** Names the page in the browser's tab and history: what it is first, the product last. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Eksport`
  }, [title])
}
