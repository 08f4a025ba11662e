import { z } from 'zod'
import { productLineSchema, unauthorizedEstablishmentInfoSchema } from '../goods/product-line/product-line.ts'
import { organisationNumberSchema } from '../reference/party/organisation.ts'
import { amountSchema, consentSchema, plainDateSchema, plainTimeSchema } from '../values/format/schemas.ts'
import { templateAnswers } from '../values/template-answers/template-answers.gen.ts'
import { applicationFormats, applicationTypes, certificateFormats, meansOfTransport } from './enumerations.ts'

const text = z.string().max(1000)
const phone = z.strictObject({ callingCode: z.string().max(8).optional(), number: z.string().max(30).optional() })
const temperatures = z.strictObject({
  isAmbient: z.boolean().optional(),
  minTemperature: amountSchema.optional(),
  maxTemperature: amountSchema.optional(),
})
const partySchema = z.strictObject({
  name: text.optional(),
  /** Street or post box; the whole address where it was written before its parts were separate fields. */
  address: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  country: text.optional(),
  phoneNumber: phone.optional(),
})

export const contactPersonSchema = z.strictObject({
  firstName: text.optional(),
  lastName: text.optional(),
  phoneNumber: z.string().max(30).optional(),
  email: text.optional(),
})

export const consignorSchema = z.strictObject({
  organisationNumber: organisationNumberSchema,
  organisationName: text.optional(),
  address: text.optional(),
  internalReference: text.optional(),
})

export const recipientSchema = z.strictObject({
  consignee: partySchema.optional(),
  isOnBehalfOfConsignee: z.boolean().optional(),
  onBehalfOfConsignee: z.strictObject({ name: text.optional(), country: text.optional() }).optional(),
  operatorResponsibleForConsignment: partySchema.optional(),
  placeOfDestination: partySchema.omit({ phoneNumber: true }).optional(),
  ...templateAnswers.recipient,
})

export const controlSchema = z.strictObject({
  dispatchDate: plainDateSchema.optional(),
  dispatchTime: plainTimeSchema.optional(),
  location: z
    .strictObject({ addressLine1: text.optional(), postalCode: text.optional(), city: text.optional() })
    .optional(),
  ...templateAnswers.control,
})

/** A container with its seals; a seal without a container is on the vehicle. */
const containerSchema = z.strictObject({
  number: text.optional(),
  seals: z
    .array(z.strictObject({ number: text.optional() }))
    .max(100)
    .optional(),
})

export const transportSchema = z.strictObject({
  meansOfTransport: z.enum(meansOfTransport).optional(),
  flightNumber: text.optional(),
  vessel: z.strictObject({ name: text.optional(), imoNumber: text.optional() }).optional(),
  registrationNumber: text.optional(),
  wagonNumber: text.optional(),
  /** Identifies a means of transport of another kind. */
  transportId: text.optional(),
  /** Number of the air waybill, bill of lading or consignment note. */
  transportDocument: text.optional(),
  containers: z.array(containerSchema).max(100).optional(),
  placeOfDispatch: z
    .strictObject({
      value: text.optional(),
      establishment: z
        .strictObject({
          isUnauthorized: z.boolean().optional(),
          approvalNumber: text.optional(),
          unauthorizedEstablishmentInfo: unauthorizedEstablishmentInfoSchema
            .pick({ name: true, address: true, postalCode: true, postalCity: true })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  placeOfLoading: text.optional(),
  pointOfEntry: text.optional(),
  entryBcp: text.optional(),
  dateOfDeparture: plainDateSchema.optional(),
  timeOfDeparture: plainTimeSchema.optional(),
  totalGrossWeight: amountSchema.optional(),
  accompanyingDocuments: z
    .array(z.strictObject({ type: text.optional(), referenceNumber: text.optional() }))
    .max(100)
    .optional(),
  temperatureRequirements: temperatures.optional(),
  consentGeneralRequirements: consentSchema.optional(),
  /** A declaration, or one of two switches for the purpose, depending on the template. */
  intendedForHumanConsumption: z.union([z.boolean(), consentSchema]).optional(),
  intendedForCanningIndustry: z.boolean().optional(),
  intendedForImportAdmissionEu: z.boolean().optional(),
  fulfillsEuRequirements: consentSchema.optional(),
  noPhosphatesAdded: consentSchema.optional(),
  ...templateAnswers.transport,
})

export const certificateRetrievalSchema = z.strictObject({
  date: plainDateSchema.optional(),
  time: plainTimeSchema.optional(),
  office: text.optional(),
  pickupCompany: text.nullish(),
})

export const pdfCertificateDetailsSchema = z.strictObject({
  productClassificationCodes: z.array(text).optional(),
  requisition: z.array(text).optional(),
  applicationFormatPdfReason: z.strictObject({ reason: text.optional(), description: text.optional() }).optional(),
  temperatureRequirements: temperatures.optional(),
})

/** The most product lines that a draft may hold; rules decide how many it may be sent with. */
export const maxDraftLines = 1000

/**
 * What an exporter may write: the answers of the whole form, incomplete while it is being filled in. Unknown fields are refused,
 * so that nothing that the server owns can be overwritten.
 */
export const applicationDraftSchema = z.strictObject({
  applicationType: z.enum(applicationTypes),
  applicationFormat: z.enum(applicationFormats),
  certificateFormats: z.array(z.enum(certificateFormats)).max(3),
  certificateTemplate: z.string().max(20),
  countryOfDestination: z.string().length(2),
  consignor: consignorSchema,
  sender: z.strictObject({ contactPerson: contactPersonSchema.optional() }).optional(),
  recipient: recipientSchema.optional(),
  control: controlSchema.optional(),
  transport: transportSchema.optional(),
  productLines: z.array(productLineSchema).max(maxDraftLines).optional(),
  certificateRetrieval: certificateRetrievalSchema.optional(),
  consentForECert: consentSchema.optional(),
  pdfCertificateDetails: pdfCertificateDetailsSchema.optional(),
})

/** What an exporter may write, as it is saved: with hidden answers, and without what the server owns. */
export type ApplicationDraft = z.infer<typeof applicationDraftSchema>
