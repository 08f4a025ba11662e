/** After so many milliseconds what is there of a page comes in its place: of one that a portal leads to, */
export const waitForPage = 1000

/** and of the one that it is opened with. Until then the words of index.html stand there. */
export const waitForFirstPage = 2000
