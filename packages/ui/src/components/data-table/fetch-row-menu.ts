/** The menu of a row, with all that floats: it weighs as much as the table, so it comes when one is about to be opened. */
export const loadRowMenu = () => import('./row-menu.js')

/** Fetches the menu ahead, as soon as a button that opens it is pointed at or has focus. */
export const fetchRowMenu = () => void loadRowMenu()
