/** Route options for a page with a form: its loader data stays as opened, so that later fetches do not replace what was typed. */
export const asOpened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, shouldReload: false } as const
