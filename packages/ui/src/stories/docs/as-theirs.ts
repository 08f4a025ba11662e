/** A file of the package as somebody writes it who has installed the package. */
export const asTheirs = (code: string) => code.replaceAll(/from '\.\.?\/[^']+'/g, "from '@eksport/ui'")
