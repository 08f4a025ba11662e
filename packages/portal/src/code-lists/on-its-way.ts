/** Shown instead of a name that is loading, so that nobody reads a code meanwhile. */
export const onItsWay = '…'
