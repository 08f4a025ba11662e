import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Whether the browser opened the app at this page, rather than a link or button of the app leading here. */
export function useIsFirstPage(): boolean {
  const router = useRouter()
  const [isFirst] = useState(() => router.state.resolvedLocation === undefined)
  return isFirst
}
