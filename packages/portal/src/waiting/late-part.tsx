import { ErrorBoundary, importAgain } from '@eksport/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { partTexts as texts } from '../parts/part.texts.ts'
import { useText } from '../text/use-text.ts'
import { Fetched } from './fetched.tsx'
import { PartCrashed } from './part-crashed.tsx'

/** The query that loads a component from a file of its own, once; `name` must be unique. */
export const partQuery = <Module, Props extends object>(
  name: string,
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
) =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: async () => ({ Part: choose(await load().catch(importAgain<Module>)) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

interface LatePartProps<Props extends object> {
  readonly part: ReturnType<typeof partQuery<unknown, Props>>
  readonly children: (Part: ComponentType<Props>) => ReactNode
}

/**
 * A part of a page that is loaded later. Its place says that it is loading, or that it could not be loaded: then there is a retry
 * button, and a retry when the connection is back. An error in it does not affect the rest of the page. Not React's `lazy`, which
 * remembers a failure as long as the page is open.
 */
export function LatePart<Props extends object>({ part, children }: LatePartProps<Props>) {
  const say = useText()
  const query = useQuery(part)
  return (
    <Fetched query={query} failed={say(texts.partFailed)}>
      {({ Part }) => (
        <ErrorBoundary
          onError={(error) => reportError(error)}
          fallback={(_error, again, { canReset }) => <PartCrashed again={canReset ? again : undefined} />}
        >
          {children(Part)}
        </ErrorBoundary>
      )}
    </Fetched>
  )
}
