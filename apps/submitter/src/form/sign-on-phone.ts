/** A button beside a heading: on a phone its sign alone, the words for ears. */
export const signOnPhone = 'max-md:w-12 max-md:px-0'
export const wordsBesidePhone = 'max-md:sr-only'
