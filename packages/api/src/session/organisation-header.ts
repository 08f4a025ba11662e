/**
 * [AUT-03] The organisation that a call acts for, by its number of nine digits. Calls of `access: 'organisation'` need it where their
 * address does not name one; where both do, they must agree. The session never says it.
 */
export const organisationHeader = 'eksport-organisation'
