import { instantSchema, officerRoles, organisationNumberSchema, viewpoints } from '@eksport/domain'
import { z } from 'zod'

/** @internal */
export const reporteeSchema = z.object({
  organisationNumber: organisationNumberSchema,
  name: z.string(),
  organisationForm: z.string().optional(),
  address: z.string().optional(),
})

/** Who is logged in. @internal */
export const sessionSchema = z.object({
  person: z.object({
    id: z.string(),
    name: z.string(),
    /** Assurance of the login, 1 to 4. */
    level: z.number().int().min(1).max(4),
    viewpoint: z.enum(viewpoints),
    roles: z.array(z.enum(officerRoles)),
    office: z.string().optional(),
  }),
  /**
   * For whom the call acts: the organisation that it names, if the person may. A call that names none is told the one to begin with:
   * the last that was acted for, else the only one.
   */
  organisation: reporteeSchema.nullable(),
  /** When it ends if nothing is heard of its person until then. */
  expiresAt: instantSchema,
  /** When it ends whatever its person does. */
  endsAt: instantSchema,
})

export type Session = z.infer<typeof sessionSchema>
