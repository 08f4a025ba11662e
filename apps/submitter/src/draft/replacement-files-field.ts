/** Where the files of a replacement lie until they are sent. */
export const replacementFilesField = 'erstatning'
