/** Of fewer cases than these nothing is published: somebody could know whose they are. */
export const fewestCases = 5

/** None at all, or enough: what is left over must not be found by subtraction either. */
export const isPublishable = (count: number): boolean => count === 0 || count >= fewestCases
