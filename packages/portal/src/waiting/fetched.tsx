import { Alert, Button, Skeleton } from '@eksport/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Trace } from '../developer/trace.tsx'
import { useText } from '../text/use-text.ts'
import { fetchedTexts as texts } from './fetched.texts.ts'
import { LongWait } from './long-wait.tsx'

interface FetchedProps<Data> {
  readonly query: UseQueryResult<Data>
  /** What could not be fetched. */
  readonly failed: string
  readonly children: (data: Data) => ReactNode
}

/** A part of a page that is loaded, is loading, or failed with a way to retry. */
export function Fetched<Data>({ query, failed, children }: FetchedProps<Data>) {
  const say = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) {
    return (
      <>
        <LongWait active place="part" label={say(texts.onItsWay)} />
        <Skeleton className="h-16 w-full" />
      </>
    )
  }
  return (
    <Alert
      tone="danger"
      role="alert"
      actions={
        <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
          {say(texts.tryAgain)}
        </Button>
      }
    >
      {failed}
      <Trace error={query.error} />
    </Alert>
  )
}
