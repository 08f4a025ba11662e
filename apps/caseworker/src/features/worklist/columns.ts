/** Where this portal keeps which columns of the list are shown. */
export const columnStorageKey = 'eksport.worklist.columns'
