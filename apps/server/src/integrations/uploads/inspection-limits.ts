// Read by the child that inspects, so nothing is imported here: a child loads what its kind of file needs and no more.

/** Of a document or a picture. */
export const maxPages = 200
/** Bytes of all packed streams of a document together. */
export const maxUnpackedBytes = 200 * 1024 * 1024
/** Of one picture; A4 at 600 dots an inch has 35 million. */
export const maxPixels = 60_000_000
