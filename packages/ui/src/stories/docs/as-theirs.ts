/** The code of a file of the package as a consumer would write it. */
export const asTheirs = (code: string) => code.replaceAll(/from '\.\.?\/[^']+'/g, "from '@eksport/ui'")
