import { type ParsedLocation, useRouter } from '@tanstack/react-router'

type Place = Pick<ParsedLocation, 'publicHref'>

/**
 * Opens a page of a draft that was just created, with the draft's own first page behind it: Back leads there and not to where it was
 * begun, for from there another would be begun, or could not be. What was written is in the draft, and nobody is asked about it.
 */
export function useOpenBehind() {
  const { history } = useRouter()
  return (own: Place, next: Place) => {
    const unasked = { ignoreBlocker: true }
    history.replace(own.publicHref, undefined, unasked)
    // Two changes of one moment become one, and the replaced entry would stay what it was.
    history.flush()
    history.push(next.publicHref, undefined, unasked)
  }
}
