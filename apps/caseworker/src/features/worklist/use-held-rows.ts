import type { ApplicationPage } from '@eksport/api'
import type { ApplicationQuery } from '@eksport/domain'
import { heldRows } from '@eksport/portal/list/held-rows.ts'
import type { ListView } from '@eksport/portal/list/list-view.ts'
import { useListPage } from '@eksport/portal/list/use-list-page.ts'
import { useCallback, useMemo, useState } from 'react'

interface Held {
  readonly asked: string
  readonly page: ApplicationPage
}

/**
 * [CW-06] Holds the rows of a page as first shown, in a list that others change, so that nothing moves under the pointer until the officer
 * asks for it. Another page, filter or order shows its own rows at once, and so does a list that is opened again.
 */
export function useHeldRows(view: ListView, query: ApplicationQuery) {
  const { read } = useListPage(view, query)
  const asked = JSON.stringify(query)
  const page = read.isPlaceholderData ? undefined : read.data
  const [held, hold] = useState<Held>()
  const isHeld = held?.asked === asked && held.page.content.length > 0
  // A refetch that is in flight as the page opens is not held, because the cached rows may predate the officer's own action. Rows after a
  // failure are not held either.
  if (read.isError && held !== undefined) hold(undefined)
  if (page !== undefined && !isHeld && !read.isError && !read.isFetching && held?.page !== page) hold({ asked, page })
  const shown = isHeld ? held.page.content : undefined
  const { rows, changes } = useMemo(
    () => (shown && page ? heldRows(shown, page) : { rows: undefined, changes: 0 }),
    [shown, page],
  )
  // The next rows are shown as they arrive, and held from then on.
  const show = useCallback(() => hold(undefined), [])
  return { rows, changes, show }
}
