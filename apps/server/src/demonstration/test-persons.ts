import { officerRoles } from '@eksport/domain'
import { z } from 'zod'
import content from './persons.json' with { type: 'json' }

const organisationNumber = z.string().regex(/^\d{9}$/)

const schema = z.object({
  organisations: z.array(
    z.object({ organisationNumber, name: z.string(), organisationForm: z.string(), address: z.string() }),
  ),
  representations: z.array(z.object({ organisationNumber, exporterNumber: organisationNumber })),
  persons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      audience: z.enum(['submitter', 'caseworker']),
      /** An exporter's national id, for requesting a login link. Its control digits are wrong, so that it belongs to nobody. */
      nationalId: z
        .string()
        .regex(/^\d{11}$/)
        .optional(),
      level: z.union([z.literal(3), z.literal(4)]),
      roles: z.array(z.enum(officerRoles)),
      office: z.string().optional(),
      title: z.string().optional(),
      /** The e-mail for notices; undefined if none was given. */
      mail: z.email().optional(),
      organisations: z.array(organisationNumber),
      about: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
    }),
  ),
})

/** The people and organisations of the demonstration, all invented. */
export const testPersons = schema.parse(content)

export type TestPerson = (typeof testPersons)['persons'][number]
