import { z } from 'zod'

/** Nine digits, from the Norwegian register of entities. */
export const organisationNumberSchema = z.string().regex(/^\d{9}$/)

/** An organisation for which a person may act. */
export interface Reportee {
  readonly organisationNumber: string
  readonly name: string
  readonly organisationForm?: string
  readonly address?: string
}

const organisationPath = /^\/foretak\/(\d{9})(?=[/?#]|$)/

/** [AUT-03] The number of the organisation in a path of the exporters' portal, nine digits; undefined where there is none. */
export const organisationOfAddress = (address: string): string | undefined => organisationPath.exec(address)?.[1]

/** [AUT-03] The path of an organisation's page: `/oversikt` becomes `/foretak/915933149/oversikt`. */
export const addressOfOrganisation = (organisationNumber: string, page: string): string =>
  `/foretak/${organisationNumber}${page.replace(organisationPath, '')}`

/**
 * [AUT-06] [EXP-05] The level of login that a person needs to change the profile, and what an organisation shares (decisions
 * 5.2). A lower one is enough for everything in applications.
 */
export const changingLevel = 3
