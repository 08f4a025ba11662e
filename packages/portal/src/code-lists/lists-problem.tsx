import { Alert, Button } from '@eksport/ui'
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useFocusAfter } from '../browser/use-focus-after.ts'
import { useText } from '../text/use-text.ts'
import { listsProblemTexts as texts } from './lists-problem.texts.ts'

/** It failed and has not come since; while it is asked for anew it is missing still. */
const isMissing = ({ meta, state }: Query) =>
  meta?.isNamesAndLists === true && state.data === undefined && state.errorUpdateCount > 0
/** Those that the page shows something of. */
const missing = { type: 'active', predicate: isMissing } as const

/** Names and lists that the page shows and that could not be fetched, and the way to ask for them anew. */
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
