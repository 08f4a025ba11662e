const organisationPath = /^\/foretak\/(\d{9})(?=[/?#]|$)/

/** [AUT-03] The organisation whose page an address of the exporters' portal leads to: nine digits, or nothing where it names none. */
export const organisationOfAddress = (address: string): string | undefined => organisationPath.exec(address)?.[1]

/** [AUT-03] The address of a page as the organisation has it: `/oversikt` becomes `/foretak/915933149/oversikt`. */
export const addressOfOrganisation = (organisationNumber: string, page: string): string =>
  `/foretak/${organisationNumber}${page.replace(organisationPath, '')}`
