let acting: string | undefined

/**
 * [AUT-03] The number, nine digits, of the organisation for which this page acts; undefined at an address that names none, and in
 * the officers' portal. It belongs to the address: once a page has one it keeps it, and another organisation is another page.
 * Everything that a browser stores about an organisation is stored under it.
 */
export const actingOrganisation = (): string | undefined => acting

/** Called by the app's router, which parses the address. */
export function actFor(organisationNumber: string | undefined): void {
  acting = organisationNumber
}
