/**
 * Milliseconds for which data that was fetched before a page was drawn is not fetched again; changes by others are reported by
 * events. A page may wait five seconds before it is drawn (`app/mount-portal.tsx`), and data that became stale meanwhile would
 * make its part of the page render twice.
 */
export const fresh = 10_000
