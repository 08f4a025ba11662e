/** For a button beside a heading: on a phone only its icon is visible, while its text stays for screen readers. */
export const signOnPhone = 'max-md:w-12 max-md:px-0'
export const wordsBesidePhone = 'max-md:sr-only'
