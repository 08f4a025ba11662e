import { type ReactNode, useState } from 'react'
import { useDraft } from '../draft/draft-context.ts'
import { DraftProvider } from './draft-provider.tsx'

interface RestsWhileAwayProps {
  readonly isAway: boolean
  readonly children: ReactNode
}

/** What is put away for a while keeps the draft that it last showed: nothing is drawn or fetched that nobody sees. */
export function RestsWhileAway({ isAway, children }: RestsWhileAwayProps) {
  const draft = useDraft()
  const [seen, setSeen] = useState(draft)
  if (!isAway && seen !== draft) setSeen(draft)
  return <DraftProvider draft={isAway ? seen : draft}>{children}</DraftProvider>
}
