import { type ReactNode, useState } from 'react'
import { useDraft } from '../draft/draft-context.ts'
import { DraftProvider } from './draft-provider.tsx'

interface RestsWhileAwayProps {
  readonly isAway: boolean
  readonly children: ReactNode
}

/** Freezes the draft for children that are hidden, so that they neither re-render nor fetch. */
export function RestsWhileAway({ isAway, children }: RestsWhileAwayProps) {
  const draft = useDraft()
  const [seen, setSeen] = useState(draft)
  if (!isAway && seen !== draft) setSeen(draft)
  return <DraftProvider draft={isAway ? seen : draft}>{children}</DraftProvider>
}
