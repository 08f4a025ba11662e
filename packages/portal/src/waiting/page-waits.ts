/** Milliseconds after which a page that is navigated to is shown as far as it is loaded. */
export const waitForPage = 1000

/** The same for the first page of a portal; until then the words of index.html are shown. */
export const waitForFirstPage = 2000
