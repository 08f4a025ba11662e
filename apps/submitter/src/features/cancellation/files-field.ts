/** Where the files of a cancellation lie until it is sent. */
export const filesField = 'kansellering'
