import { type ParsedLocation, useRouter } from '@tanstack/react-router'

type Place = Pick<ParsedLocation, 'publicHref'>

/**
 * Opens a page of a newly created draft with the draft's first page before it in the history. Back leads there and not to the page that
 * created the draft, which would create another or fail. The unsaved-changes prompt is skipped, because everything written is in the draft.
 */
export function useOpenBehind() {
  const { history } = useRouter()
  return (own: Place, next: Place) => {
    const unasked = { ignoreBlocker: true }
    history.replace(own.publicHref, undefined, unasked)
    // Without the flush the two history changes are merged, and the replaced entry keeps its old address.
    history.flush()
    history.push(next.publicHref, undefined, unasked)
  }
}
