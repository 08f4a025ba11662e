import { Alert, Button } from '@eksport/ui'
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useFocusAfter } from '../browser/use-focus-after.ts'
import { useText } from '../text/use-text.ts'
import { listsProblemTexts as texts } from './lists-problem.texts.ts'

/** It has failed and not succeeded since; it is still missing while it is refetched. */
const isMissing = ({ meta, state }: Query) =>
  meta?.isNamesAndLists === true && state.data === undefined && state.errorUpdateCount > 0
/** Failed queries in use on the page. */
const missing = { type: 'active', predicate: isMissing } as const

/** A notice about names and lists that the page shows but could not fetch, with a button to retry. */
export function ListsProblem() {
  const queries = useQueryClient()
  const subscribe = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries])
  const isAnyMissing = useSyncExternalStore(subscribe, () => queries.getQueryCache().findAll(missing).length > 0)
  return isAnyMissing && <Problem />
}

function Problem() {
  const say = useText()
  const queries = useQueryClient()
  const isFetching = useIsFetching(missing) > 0
  const part = useFocusAfter<HTMLDivElement>()
  return (
    <div ref={part}>
      <Alert
        tone="warning"
        role="alert"
        className="mb-5"
        actions={
          <Button small busy={isFetching} onClick={() => void queries.refetchQueries(missing)}>
            {say(texts.tryAgain)}
          </Button>
        }
      >
        {say(texts.failed)}
      </Alert>
    </div>
  )
}
