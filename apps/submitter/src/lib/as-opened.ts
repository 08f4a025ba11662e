/** Of the route of a page on which somebody writes: it stays what it was when it was opened, and nothing fetched later takes what was written away. */
export const asOpened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, shouldReload: false } as const
