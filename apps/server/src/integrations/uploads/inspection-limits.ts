// Read by the child that inspects, so nothing is imported here: a child loads what its kind of file needs and no more.

/** Of a document or a picture. */
export const maxPages = 200
/** Bytes of all packed streams of a document together. */
export const maxUnpackedBytes = 200 * 1024 * 1024
/** Bytes of one packed stream, after each of its filters; a page at 600 dots an inch in colour has 104 million. */
export const maxStreamBytes = 128 * 1024 * 1024
/** Bytes of a stream that must be unpacked before the document can be read at all: it holds objects, no picture. */
export const maxObjectStreamBytes = 32 * 1024 * 1024
/** Filters of one stream, each on what the one before it unpacked. Writers use at most three. */
export const maxFilters = 4
/** Of one picture; A4 at 600 dots an inch has 35 million. */
export const maxPixels = 60_000_000
