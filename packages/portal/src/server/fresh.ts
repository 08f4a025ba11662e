/** For so long, in milliseconds, what was fetched before a page was drawn is not asked for once more as it is drawn. */
export const fresh = 2000
