import type { ProductLine } from '@eksport/domain'
import { emptyAnswers, type Section } from '@eksport/forms'
import type { NavigationState } from '@eksport/portal/browser/use-focus-on-navigation.ts'
import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useActs, useAnswers } from '../../draft/draft-context.ts'
import { lineLink, stepLink } from '../../draft/step-link.ts'
import type { LineState } from './use-line-state.ts'

/** Milliseconds before the address follows the open line, so that stepping through lines does not navigate at each one. */
const restMs = 250

/** The line in the address: an index from zero, or the number of lines for a new one; undefined for the page without an open line. */
export interface LineAddress {
  readonly at: number | undefined
  /** Index of the line that a new one copies. */
  readonly copyOf: number | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState extends NavigationState {
    /** Whether the previous history entry is the list of lines, from which this line was opened in a one-column layout. */
    readonly overLines?: boolean | undefined
  }
}

interface OpenLine {
  /** A new line without answers yet. */
  readonly begun: ProductLine | undefined
  readonly chosen: string | undefined
  /** The index last written to the address by this hook. */
  readonly written: number | undefined
}

/**
 * [RTE-11] Which line is open. The address opens lines, and follows when another one is opened. A new line joins the draft with its first
 * answer, so that a line that nobody filled in is never stored.
 */
export function useOpenLine({ at, copyOf }: LineAddress, state: LineState, sections: readonly Section[]) {
  const { answers } = useAnswers()
  const { referenceNumber } = useActs()
  const navigate = useNavigate()
  const router = useRouter()
  const { lines } = state
  // With room for both, the first line opens beside the table; in one column no line opens by itself.
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
  // In one column an open line covers the list, so Back closes it.
  const isOver = !hasRoom && at === undefined
  const isClosed = !hasRoom && place < 0
  useEffect(() => {
    if (place === (at ?? -1) || (place < 0 && !isClosed)) return
    const timer = setTimeout(() => {
      const { resolvedLocation } = router.state
      // A pending navigation to another page is not overridden.
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
    /** The new line while it is not in the draft. */
    pending: isPending ? begun : undefined,
    open: (id: string | undefined) => setOpen((before) => ({ ...before, chosen: id })),
    openNew: () => {
      const line = begin()
      setOpen((before) => ({ ...before, begun: line, chosen: line.id }))
    },
  }
}
