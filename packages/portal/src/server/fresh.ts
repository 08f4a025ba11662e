/**
 * For so long, in milliseconds, what was fetched before a page was drawn is not asked for once more as it is drawn; changes by others
 * are told. A page may wait five seconds before it is drawn (`app/mount-portal.tsx`): what grew old meanwhile drew its part of the page
 * a second time.
 */
export const fresh = 10_000
