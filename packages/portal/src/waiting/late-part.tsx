import { ErrorBoundary, importAgain } from '@eksport/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { partTexts as texts } from '../parts/part.texts.ts'
import { useText } from '../text/use-text.ts'
import { Fetched } from './fetched.tsx'
import { PartCrashed } from './part-crashed.tsx'

/** How a part in a file of its own is fetched, once; `name` is its own. */
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
 * A part of a page that comes later. Its place says that it is on its way, and that it could not be had: then it is asked for again by
 * a button, and by itself when the net is back. What fails in it takes nothing else with it. Not `lazy` of React: that remembers a
 * failure for as long as the page lives.
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
