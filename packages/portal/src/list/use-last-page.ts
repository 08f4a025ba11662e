import type { ApplicationPage } from '@eksport/api'
import { useState } from 'react'

/** The page of a list, or the one that was read before it, where it cannot be had; never one of another list. */
export function useLastPage(list: readonly string[], page: ApplicationPage | undefined): ApplicationPage | undefined {
  const name = JSON.stringify(list)
  const [last, setLast] = useState({ name, page })
  if (page !== undefined && (page !== last.page || name !== last.name)) setLast({ name, page })
  return page ?? (last.name === name ? last.page : undefined)
}
