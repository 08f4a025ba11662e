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
      /** Of an exporter: what a link to log in is asked for with. Its control digits are wrong, so that it is nobody's. */
      nationalId: z
        .string()
        .regex(/^\d{11}$/)
        .optional(),
      level: z.union([z.literal(3), z.literal(4)]),
      roles: z.array(z.enum(officerRoles)),
      office: z.string().optional(),
      title: z.string().optional(),
      /** Where notices reach them; nothing of somebody who has not said. */
      mail: z.email().optional(),
      organisations: z.array(organisationNumber),
      about: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
    }),
  ),
})

/** The people and organisations of the demonstration. All of them are invented. */
export const testPersons = schema.parse(content)

export type TestPerson = (typeof testPersons)['persons'][number]
