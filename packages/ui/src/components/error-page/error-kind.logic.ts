/** What went wrong, as far as the user needs to know. */
export type ErrorPageKind = 'generic' | 'not-found' | 'no-access' | 'offline' | 'outdated'

/** The messages of browsers and bundlers when a chunk could not be loaded. */
const lostPart =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk .+ failed/i

/**
 * Whether a chunk of the program could not be loaded. Browsers remember that failure for the lifetime of the page; only
 * a reload fetches it.
 */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || lostPart.test(error.message))

/**
 * The page to show for an error that an `ErrorBoundary` caught: `outdated` when a chunk of the program is gone, as after
 * a new version, `offline` without a network, otherwise `generic`.
 */
export function errorPageKind(error: unknown): Extract<ErrorPageKind, 'generic' | 'offline' | 'outdated'> {
  if (globalThis.navigator?.onLine === false) return 'offline'
  return isLostPart(error) ? 'outdated' : 'generic'
}
