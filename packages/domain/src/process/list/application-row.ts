import { largestNumber } from '@eksport/forms'
import { z } from 'zod'
import { applicationActions } from '../../application/application-action.ts'
import { maxDraftLines } from '../../application/draft.ts'
import {
  applicationFormats,
  applicationStatuses,
  applicationTypes,
  certificateFormats,
} from '../../application/enumerations.ts'
import { setbacks } from '../../application/setback.ts'
import { dueCauses } from '../../facts/issue/deadline.ts'
import { instantSchema, plainDateSchema, plainTimeSchema } from '../../values/format/schemas.ts'
import { deliveryStates } from '../delivery/delivery-state.ts'
import { type ListFactName, listFactNames, listFacts } from './list-facts.ts'
import { searchHitSchema } from './search-hit.ts'

const schemaOfKind = { text: z.string().optional(), date: plainDateSchema.optional(), time: plainTimeSchema.optional() }

type FactSchemas = { [Name in ListFactName]: (typeof schemaOfKind)[(typeof listFacts)[Name]['kind']] }

const factSchemas = Object.fromEntries(
  listFactNames.map((name) => [name, schemaOfKind[listFacts[name].kind]]),
) as FactSchemas // each by its own name and kind

/** The largest possible total of an application's goods. */
const largestSum = largestNumber * maxDraftLines

/** One row of the application table, the same for exporters and caseworkers. */
export const applicationRowSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  applicationType: z.enum(applicationTypes),
  applicationFormat: z.enum(applicationFormats),
  certificateFormats: z.array(z.enum(certificateFormats)),
  certificateTemplate: z.string(),
  certificateTemplateName: z.object({ nb: z.string(), nn: z.string(), en: z.string() }).optional(),
  countryOfDestination: z.string(),
  ...factSchemas,
  submittedDateTime: instantSchema.optional(),
  /** [ACT-08] As in an application; for a draft it tells whether it was sent before (`isReopened`). */
  revision: z.number().int().optional(),
  /** [ACT-06] When the authority must be finished, while its clock runs. */
  dueDateTime: instantSchema.optional(),
  /** [CW-06] What it must be finished before, and when that is. */
  dueCause: z.enum(dueCauses).optional(),
  dueEventDateTime: instantSchema.optional(),
  originalApplicationReference: z.number().int().optional(),
  /** [ACT-12] The certificates that replace it, while its paper is still to be returned (`isPaperAwaited`). */
  replacedByApplicationReferences: z.array(z.number().int()).optional(),
  /** [STA-05] Row 21: approved or printed, and may not be handed out until the paper of its original is accounted for. */
  awaitsOriginal: z.boolean().optional(),
  caseworker: z.object({ id: z.string(), name: z.string(), absentUntil: plainDateSchema.optional() }).optional(),
  /** A summary of the goods for the officers' list: species codes and net weight in kg. */
  goods: z
    .object({ species: z.array(z.string()), netWeight: z.number().min(-largestSum).max(largestSum).optional() })
    .optional(),
  /** [CW-12] Officers only: what went wrong after the decision. */
  setback: z.enum(setbacks).optional(),
  /** [CW-06] Officers only, while it is assessed: its findings that nobody has ticked, each with its number of open points. */
  openFindings: z
    .array(
      z.object({
        code: z.string(),
        name: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
        points: z.number().int(),
      }),
    )
    .optional(),
  /** [CW-06] Officers only: the states of its electronic certificate's messages, those that need somebody first. */
  delivery: z.enum(deliveryStates).optional(),
  /** [CW-06] Officers only: when its question was answered, until an officer has looked at it. */
  answeredDateTime: instantSchema.optional(),
  /** [CW-10] Officers only: its approval has not taken effect yet and can be undone. */
  isBeingApproved: z.boolean().optional(),
  /** [CW-07] Officers only, in a search: why it was found, unless by its reference or a printed number. */
  hit: searchHitSchema.optional(),
  /** Stored values that cannot be read, by the names above, `goods.netWeight` and `happened`: a list reports them and shows the rest. */
  unreadable: z.array(z.string()).optional(),
  version: z.number().int(),
  actions: z.array(z.enum(applicationActions)),
})

/** One application in a list: what its columns need, and the actions that it allows. */
export type ApplicationRow = z.infer<typeof applicationRowSchema>
