let acting: string | undefined

/**
 * [AUT-03] The organisation that this page acts for, by its number of nine digits; none at an address that names none, and none at
 * the officers' portal. It belongs to the address: once a page has one it keeps it, and another organisation is another page.
 * Whatever a browser keeps of an organisation is kept under it.
 */
export const actingOrganisation = (): string | undefined => acting

/** For the app's router, which reads the address. */
export function actFor(organisationNumber: string | undefined): void {
  acting = organisationNumber
}
