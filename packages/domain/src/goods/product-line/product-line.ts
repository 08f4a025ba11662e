import { z } from 'zod'
import { amountSchema, consentSchema, plainDateSchema } from '../../values/format/schemas.ts'
import { templateAnswers } from '../../values/template-answers/template-answers.gen.ts'

/** The closed sets of a product line: spec-2 point 3. */

export const naturesOfCommodity = ['FARMED', 'WILD_CAUGHT'] as const
/** Whether the goods were farmed or caught wild. */
export type NatureOfCommodity = (typeof naturesOfCommodity)[number]

/**
 * The declarations of the model certificate for farmed goods: A non-viable crustaceans, B slaughtered and eviscerated fish, C
 * aquaculture products, D crustaceans for processing establishments, E crustaceans for further processing, F none of them.
 */
export const exportTypes = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** The letter of a declaration. */
export type ExportType = (typeof exportTypes)[number]

const animalHealths = ['FARMED', 'UNDISCLOSED', 'WILD_CAUGHT'] as const
/** A statement about the animal health of goods. */
export type AnimalHealth = (typeof animalHealths)[number]

const text = z.string().max(1000)

/** A producer outside the Norwegian register of approved establishments. */
export const unauthorizedEstablishmentInfoSchema = z.strictObject({
  name: text.optional(),
  address: text.optional(),
  postalCode: text.optional(),
  postalCity: text.optional(),
  county: text.optional(),
  country: text.optional(),
})

const productionEstablishmentSchema = z.strictObject({
  isUnauthorized: z.boolean().optional(),
  approvalNumber: text.optional(),
  unauthorizedEstablishmentInfo: unauthorizedEstablishmentInfoSchema.optional(),
})

const slaughterInformationSchema = z.strictObject({
  siteNumber: amountSchema.int().optional(),
  fromDate: plainDateSchema.optional(),
  toDate: plainDateSchema.optional(),
})

const vesselInformationSchema = z.strictObject({ vesselName: text.optional(), vesselNumber: text.optional() })

/**
 * One product line as it is stored: every answer may be missing while the application is a draft. Net weight in kg; codes belong
 * to the code lists with the same names.
 */
export const productLineSchema = z.strictObject({
  id: z.string().max(64),
  productionPeriod: z.strictObject({ from: plainDateSchema.optional(), to: plainDateSchema.optional() }).optional(),
  productionEstablishment: productionEstablishmentSchema.optional(),
  species: text.optional(),
  natureOfCommodity: z.enum(naturesOfCommodity).optional(),
  exportTypeDeclaration: z.enum(exportTypes).optional(),
  animalHealth: z.enum(animalHealths).optional(),
  isAlive: z.boolean().optional(),
  processingState: text.optional(),
  processingType: text.optional(),
  productDescription: text.optional(),
  productClassificationCode: text.optional(),
  lotNumber: text.optional(),
  coldStore: text.nullish(),
  productPackedForFinalConsumer: z.boolean().optional(),
  packaging: z.strictObject({ type: text.optional(), numberOfPackages: amountSchema.optional() }).optional(),
  netWeight: amountSchema.optional(),
  slaughterInformation: z.array(slaughterInformationSchema).max(100).optional(),
  vesselInformation: z.array(vesselInformationSchema).max(100).optional(),
  catchAreas: z.array(text).max(100).optional(),
  aquacultureArea: text.optional(),
  wildCaughtConsent: consentSchema.optional(),
  consentCodPowder: consentSchema.optional(),
  consentShrimpPowder: consentSchema.optional(),
  consentOysterPowder: consentSchema.optional(),
  consentFishFedWithoutPorkProtein: consentSchema.optional(),
  ...templateAnswers.productLines,
})

/** One kind of goods in an application: species, state, weight, origin. */
export type ProductLine = z.infer<typeof productLineSchema>
