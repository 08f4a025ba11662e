import { z } from 'zod'

/** Nine digits of the Norwegian register of entities. */
export const organisationNumberSchema = z.string().regex(/^\d{9}$/)

/** An organisation that a person may act for. */
export interface Reportee {
  readonly organisationNumber: string
  readonly name: string
  readonly organisationForm?: string
  readonly address?: string
}

const organisationPath = /^\/foretak\/(\d{9})(?=[/?#]|$)/

/** [AUT-03] The organisation whose page an address of the exporters' portal leads to: nine digits, or nothing where it names none. */
export const organisationOfAddress = (address: string): string | undefined => organisationPath.exec(address)?.[1]

/** [AUT-03] The address of a page as the organisation has it: `/oversikt` becomes `/foretak/915933149/oversikt`. */
export const addressOfOrganisation = (organisationNumber: string, page: string): string =>
  `/foretak/${organisationNumber}${page.replace(organisationPath, '')}`

/**
 * [AUT-06] [EXP-05] The level of login from which a person changes the profile, and what all in an organisation share (decisions 5.2). A lower
 * one may do everything in applications.
 */
export const changingLevel = 3
