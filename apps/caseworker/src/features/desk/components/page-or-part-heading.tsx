import { useMediaQuery } from '@eksport/portal/browser/use-media-query.ts'
import type { RefObject } from 'react'

interface HeadingProps {
  readonly ref: RefObject<HTMLHeadingElement | null>
  readonly children: string
}

/** The heading is the page's own if it is alone, and one level lower beside the list. */
export function PageOrPartHeading({ ref, children }: HeadingProps) {
  const isBeside = useMediaQuery('(min-width: 768px)')
  const Level = isBeside ? 'h2' : 'h1'
  return (
    <Level
      ref={ref}
      tabIndex={-1}
      className="text-h2 font-semibold tabular-nums outline-none focus-visible:shadow-none"
    >
      {children}
    </Level>
  )
}
