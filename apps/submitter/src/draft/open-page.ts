import type { StepId } from '@eksport/domain/templates'
import { useRouteContext } from '@tanstack/react-router'
import { createContext, useContext, useLayoutEffect } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The step of the form that the page shows. */
    step?: StepId
    /** The page asks what others ask, and is none of the steps. */
    collects?: boolean
    /** A page of work: the names of the steps beside it fold to a rail. */
    folded?: boolean
    /** The page brings what stands beside it; on the others that is the certificate. */
    hasSide?: boolean
  }
}

/** What the route of a page says to the frame around it. */
interface OpenPage {
  readonly step: StepId
  readonly collects: boolean
  readonly folded: boolean
  readonly hasSide: boolean
}

/** The page of the form that is open; its route says how the frame stands around it, which therefore need not wait for it. */
export function useOpenPage(): OpenPage {
  const { step = 'soknadsinformasjon', ...page } = useRouteContext({
    from: '/_virksomhet/soeknader/$referenceNumber/_skjema',
    select: (context) => context.page,
  })
  return { step, collects: page.collects ?? false, folded: page.folded ?? false, hasSide: page.hasSide ?? false }
}

/** Takes the line that is filled in for the first time, counted from zero. */
export const FreshLineContext = createContext<(line: number | undefined) => void>(() => undefined)

/** Tells the frame around the page of lines which of them is new: what it lacks is no news in the outcome yet. */
export function useTellFreshLine(line: number | undefined): void {
  const tell = useContext(FreshLineContext)
  useLayoutEffect(() => {
    tell(line)
    return () => tell(undefined)
  }, [tell, line])
}
