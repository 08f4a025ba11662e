import type { StepId } from '@eksport/domain/templates'
import { useRouteContext } from '@tanstack/react-router'
import { createContext, useContext, useLayoutEffect } from 'react'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The step of the form that the page shows. */
    step?: StepId
    /** The page collects questions of several steps and is not a step itself. */
    collects?: boolean
    /** A page that needs the width: the step list beside it collapses to a rail. */
    folded?: boolean
    /** The page has its own side panel; other pages show the certificate there. */
    hasSide?: boolean
  }
}

/** What a page's route tells the layout around it. */
interface OpenPage {
  readonly step: StepId
  readonly collects: boolean
  readonly folded: boolean
  readonly hasSide: boolean
}

/** The open page of the form. Its route holds the layout's settings, so that the layout need not wait for the page's code. */
export function useOpenPage(): OpenPage {
  const { step = 'soknadsinformasjon', ...page } = useRouteContext({
    from: '/_virksomhet/soeknader/$referenceNumber/_skjema',
    select: (context) => context.page,
  })
  return { step, collects: page.collects ?? false, folded: page.folded ?? false, hasSide: page.hasSide ?? false }
}

/** Receives the index (from zero) of the line that is being filled in for the first time. */
export const FreshLineContext = createContext<(line: number | undefined) => void>(() => undefined)

/** Tells the layout which line is new, so that the outcome does not yet report what the line lacks. */
export function useTellFreshLine(line: number | undefined): void {
  const tell = useContext(FreshLineContext)
  useLayoutEffect(() => {
    tell(line)
    return () => tell(undefined)
  }, [tell, line])
}
