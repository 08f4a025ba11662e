import { z } from 'zod'

/** Nine digits of the Norwegian register of entities. */
export const organisationNumberSchema = z.string().regex(/^\d{9}$/)

export const phoneNumberSchema = z.object({
  callingCode: z.string().regex(/^\+\d{1,4}$/),
  number: z.string().regex(/^\+?\d{1,20}$/),
})

/** An organisation that a person may act for. */
export interface Reportee {
  readonly organisationNumber: string
  readonly name: string
  readonly organisationForm?: string
  readonly address?: string
}
