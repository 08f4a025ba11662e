/** What went wrong, as far as the user needs to know. */
export type ErrorPageKind = 'generic' | 'not-found' | 'no-access' | 'offline' | 'outdated'

/** How browsers and bundlers say that a part of the program could not be fetched. */
const lostPart =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk .+ failed/i

/** Whether a part of the program could not be fetched. Browsers keep that failure for as long as the page lives: only a new page has the part. */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || lostPart.test(error.message))

/**
 * The page to show for what an `ErrorBoundary` caught: `outdated` when a part of the program is no longer where it was,
 * as after a new version, `offline` when there is no network, and otherwise `generic`.
 */
export function errorPageKind(error: unknown): Extract<ErrorPageKind, 'generic' | 'offline' | 'outdated'> {
  if (globalThis.navigator?.onLine === false) return 'offline'
  return isLostPart(error) ? 'outdated' : 'generic'
}
