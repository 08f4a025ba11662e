import { facts, type Message, wholeLabel } from '@eksport/domain'
import {
  cancellationFacts,
  collectionFacts,
  copyFacts,
  feeFacts,
  paperFacts,
  replacementFacts,
} from './certificate-facts.js'
import type { FactSource, SectionFacts } from './detail-context.js'
import { factsOf } from './entry-facts.js'

/** The sections of the detail view, in order. */
export const detailSectionIds = [
  'cancellation',
  'paper',
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

/** Repeats the recipient's section: a change is marked there. */
const destinationCity: SectionFacts = ({ recipient }, { words }) => [
  {
    label: wholeLabel(facts['recipient.placeOfDestination.city'], words.locale),
    value: recipient?.placeOfDestination?.city ?? recipient?.consignee?.city,
  },
]

const transportFacts = factsOf('transport')
const retrievalFacts = factsOf('retrieval')

/** The sections that consist only of facts. */
export const factSections: Partial<Record<DetailSectionId, SectionFacts>> = {
  cancellation: cancellationFacts,
  paper: paperFacts,
  replacement: replacementFacts,
  transport: (application, context) => [
    ...transportFacts(application, context),
    ...destinationCity(application, context),
  ],
  sender: factsOf('sender'),
  recipient: factsOf('recipient'),
  retrieval: (application, context) => [
    ...retrievalFacts(application, context),
    ...collectionFacts(application, context),
  ],
  control: factsOf('control'),
  fees: feeFacts,
  copies: copyFacts,
  temperature: factsOf('temperature'),
  applicationFormat: factsOf('format'),
}

type Presence = (application: FactSource, messages: readonly Message[] | undefined) => boolean

const isReplacement = ({ applicationType, originalReferenceNumberFromSkjematjenesten }: FactSource) =>
  applicationType === 'ERSTATNINGSSERTIFIKAT' || originalReferenceNumberFromSkjematjenesten !== undefined
const isPaper = ({ certificateFormats }: FactSource) => certificateFormats.includes('PAPER')
const isStandard = ({ applicationFormat }: FactSource) => applicationFormat === 'STANDARD'

const presence: Record<DetailSectionId, Presence> = {
  cancellation: ({ cancellationInformation }) => cancellationInformation !== undefined,
  // For a certificate that is replaced or annulled; nobody requested its cancellation.
  paper: ({ cancellationInformation, paperFate }) => cancellationInformation === undefined && paperFate !== undefined,
  replacement: isReplacement,
  transport: isStandard,
  sender: () => true,
  recipient: isStandard,
  productLines: isStandard,
  retrieval: isPaper,
  // A replacement's consignment has left already, so there is nothing to control.
  control: (application) => !isReplacement(application),
  fees: ({ fees }) => fees !== undefined,
  copies: ({ confirmedCopies = [] }) => confirmedCopies.length > 0,
  attachments: () => true,
  messages: (_, messages) => messages !== undefined,
  temperature: (application) => !isStandard(application) && isPaper(application),
  applicationFormat: () => true,
}

/** Sections whose facts are compared: they are kept if only the original had them, to show what is gone. */
const compared: ReadonlySet<DetailSectionId> = new Set([
  'transport',
  'recipient',
  'productLines',
  'retrieval',
  'temperature',
])

/** Which of the requested sections an application has. */
export function sectionsOf(
  application: FactSource,
  messages: readonly Message[] | undefined,
  wanted: readonly DetailSectionId[] = detailSectionIds,
  original?: FactSource,
): readonly DetailSectionId[] {
  return detailSectionIds.filter((id) => {
    if (!wanted.includes(id)) return false
    const isGone = original !== undefined && compared.has(id) && presence[id](original, messages)
    return isGone || presence[id](application, messages)
  })
}
