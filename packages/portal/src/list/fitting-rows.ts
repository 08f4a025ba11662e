import { maxRows, pageSizes } from '@eksport/domain'

/** In CSS pixels, in the officers' dense table. */
const rowHeight = 35
/** What stands around the rows: the head of the page and of the list, two headings of what is due when, the pages below and the keys. */
const around = 340

/** [CW-06] As many rows as the window has room for, of what a page may have. */
export const fittingRows = (): number =>
  Math.min(maxRows, Math.max(pageSizes[0], Math.floor((window.innerHeight - around) / rowHeight)))
