/** Marks a query for names or choices that pages show: when it fails, the frame shows a notice and a retry. */
export const namesAndLists = { isNamesAndLists: true } as const
