import type { ProductLine } from '@eksport/domain'
import { emptyAnswers, type Section } from '@eksport/forms'
import type { NavigationState } from '@eksport/portal/browser/use-focus-on-navigation.ts'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useActs, useAnswers } from '../../draft/draft-context.ts'
import { lineLink, stepLink } from '../../draft/step-link.ts'
import type { LineState } from './use-line-state.ts'

/** Milliseconds of rest before the address follows the line that is open: who walks through lines visits no pages. */
const restMs = 250

/** What the address says: a line counted from zero, one past the last for a new one; without it the lines as a whole. */
export interface LineAddress {
  readonly at: number | undefined
  /** The line that a new one starts from. */
  readonly copyOf: number | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState extends NavigationState {
    /** The entry before it is that of the lines, from which a line was opened where only one thing has room. */
    readonly overLines?: boolean | undefined
  }
}

interface OpenLine {
  /** A new line, until it has its first answer. */
  readonly begun: ProductLine | undefined
  readonly chosen: string | undefined
  /** What was written into the address from here last. */
  readonly written: number | undefined
}

/**
 * [RTE-11] Which line is open. The address opens lines, and follows when another one is opened. A new line joins the draft
 * with its first answer, so that a line nobody filled in is none.
 */
export function useOpenLine({ at, copyOf }: LineAddress, state: LineState, sections: readonly Section[]) {
  const { answers } = useAnswers()
  const { referenceNumber } = useActs()
  const navigate = useNavigate()
  const router = useRouter()
  const { lines } = state
  // Beside a table there is room for the first line from the start; in its place nothing opens by itself.
  const hasRoom = useMediaQuery('(min-width: 1024px)')
  const begin = (): ProductLine => {
    const id = crypto.randomUUID()
    return emptyAnswers(sections, { id }, { ...answers })
  }
  const lineOfAddress = (): OpenLine => {
    const source = copyOf === undefined ? undefined : lines[copyOf]
    const fresh = begin()
    const begun = at === lines.length ? (source ? { ...source, id: fresh.id } : fresh) : undefined
    return { begun, chosen: begun?.id ?? (at === undefined ? undefined : lines[at]?.id), written: at }
  }
  const [{ begun, chosen, written }, setOpen] = useState(lineOfAddress)
  const [seen, setSeen] = useState(at)
  if (seen !== at) {
    setSeen(at)
    if (at !== written) setOpen(lineOfAddress())
  }

  const isPending = begun !== undefined && begun.id === chosen && !lines.some(({ id }) => id === chosen)
  const place = isPending ? lines.length : lines.findIndex(({ id }) => id === chosen)
  const openId = place >= 0 ? chosen : hasRoom ? lines[0]?.id : undefined
  // Where a line takes the place of the lines it is a page over theirs: Back closes it.
  const isOver = !hasRoom && at === undefined
  const isClosed = !hasRoom && place < 0
  useEffect(() => {
    if (place === (at ?? -1) || (place < 0 && !isClosed)) return
    const timer = setTimeout(() => {
      const { resolvedLocation } = router.state
      // Who is on the way to another page is not called back.
      if (router.latestLocation.pathname !== resolvedLocation?.pathname) return
      const overLines = isOver || resolvedLocation.state.overLines
      setOpen((before) => ({ ...before, written: isClosed ? undefined : place }))
      if (isClosed && overLines) return router.history.back()
      void navigate({
        ...(isClosed ? stepLink(referenceNumber, { step: 'varelinjer' }) : lineLink(referenceNumber, place)),
        replace: !isOver,
        resetScroll: false,
        state: { follows: true, overLines: overLines && !isClosed },
      })
    }, restMs)
    return () => clearTimeout(timer)
  }, [place, at, isOver, isClosed, navigate, router, referenceNumber])

  return {
    openId,
    /** A line that is not in the draft yet. */
    pending: isPending ? begun : undefined,
    open: (id: string | undefined) => setOpen((before) => ({ ...before, chosen: id })),
    openNew: () => {
      const line = begin()
      setOpen((before) => ({ ...before, begun: line, chosen: line.id }))
    },
  }
}
