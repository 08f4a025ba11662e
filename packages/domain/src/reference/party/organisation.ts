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
