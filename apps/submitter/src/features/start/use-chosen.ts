import { useState } from 'react'
import type { Beginning } from './beginning.ts'
import type { Beginnings } from './use-beginnings.ts'

/** What is chosen, also while a search shows something else; before a choice the template that was used last. */
export function useChosen({ templates, found }: Beginnings, key: string | undefined): Beginning | undefined {
  const [before, setBefore] = useState<Beginning>()
  const shown = key === undefined ? templates.found[0] : found.find((beginning) => beginning.key === key)
  if (shown !== undefined && shown.key !== before?.key) setBefore(shown)
  return shown ?? (before?.key === key ? before : undefined)
}
