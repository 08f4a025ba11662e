// Used by the inspecting child process, so nothing is imported here: it loads only what its kind of file needs.

/** Pages of a document or picture. */
export const maxPages = 200
/** Unpacked bytes of all streams of a document together. */
export const maxUnpackedBytes = 200 * 1024 * 1024
/** Unpacked bytes of one stream, after each of its filters; a colour page at 600 dpi has 104 million. */
export const maxStreamBytes = 128 * 1024 * 1024
/** Unpacked bytes of a stream needed to read the document at all: it contains objects, not pictures. */
export const maxObjectStreamBytes = 32 * 1024 * 1024
/** Filters of one stream, applied one after the other. Real files use at most three. */
export const maxFilters = 4
/** Pixels of one picture; A4 at 600 dpi has 35 million. */
export const maxPixels = 60_000_000
