/** Marks a query whose answer is names or choices that pages show: where it fails, the frame says so and asks again. */
export const namesAndLists = { isNamesAndLists: true } as const
