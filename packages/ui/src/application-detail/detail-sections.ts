import type { Application, Message } from '@eksport/domain'
import {
  cancellationFacts,
  copyFacts,
  feeFacts,
  formatFacts,
  replacementFacts,
  temperatureFacts,
} from './certificate-facts.js'
import type { SectionFacts } from './detail-context.js'
import { recipientFacts, senderFacts } from './party-facts.js'
import { controlFacts, retrievalFacts, transportFacts } from './transport-facts.js'

/** The sections of the detail view in their order [DET-09]. */
export const detailSectionIds = [
  'cancellation',
  'replacement',
  'transport',
  'sender',
  'recipient',
  'productLines',
  'retrieval',
  'control',
  'fees',
  'copies',
  'attachments',
  'messages',
  'temperature',
  'applicationFormat',
] as const

/** One section of the detail view. */
export type DetailSectionId = (typeof detailSectionIds)[number]

/** The facts of the sections that are nothing but facts. */
export const factSections: Partial<Record<DetailSectionId, SectionFacts>> = {
  cancellation: cancellationFacts,
  replacement: replacementFacts,
  transport: transportFacts,
  sender: senderFacts,
  recipient: recipientFacts,
  retrieval: retrievalFacts,
  control: controlFacts,
  fees: feeFacts,
  copies: copyFacts,
  temperature: temperatureFacts,
  applicationFormat: formatFacts,
}

type Presence = (application: Application, messages: readonly Message[] | undefined) => boolean

const isReplacement = ({ applicationType, originalReferenceNumberFromSkjematjenesten }: Application) =>
  applicationType === 'ERSTATNINGSSERTIFIKAT' || originalReferenceNumberFromSkjematjenesten !== undefined
const isPaper = ({ certificateFormats }: Application) => certificateFormats.includes('PAPER')
const isStandard = ({ applicationFormat }: Application) => applicationFormat === 'STANDARD'

const presence: Record<DetailSectionId, Presence> = {
  cancellation: ({ cancellationInformation }) => cancellationInformation !== undefined,
  replacement: isReplacement,
  transport: isStandard,
  sender: () => true,
  recipient: isStandard,
  productLines: isStandard,
  retrieval: isPaper,
  // A replacement has left already: there is nothing to look at any more.
  control: (application) => !isReplacement(application),
  fees: ({ fees = [] }) => fees.length > 0,
  copies: ({ confirmedCopies = [] }) => confirmedCopies.length > 0,
  attachments: () => true,
  messages: (_, messages) => messages !== undefined,
  temperature: (application) => !isStandard(application) && isPaper(application),
  applicationFormat: () => true,
}

/** Which sections an application has, of those that are asked for. */
export function sectionsOf(
  application: Application,
  messages: readonly Message[] | undefined,
  wanted: readonly DetailSectionId[] = detailSectionIds,
): readonly DetailSectionId[] {
  return detailSectionIds.filter((id) => wanted.includes(id) && presence[id](application, messages))
}

/** The place of a section in the page; part of addresses that people share. */
export function sectionElementId(id: DetailSectionId): string {
  return `seksjon-${id}`
}
