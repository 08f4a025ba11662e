import type { Consent } from '@eksport/forms'
import { isAmount } from '../../values/format/schemas.ts'

type Stored = Readonly<Record<string, unknown>>

const declarations = ['consentGeneralRequirements', 'fulfillsEuRequirements', 'noPhosphatesAdded'] as const
const lineDeclarations = [
  'wildCaughtConsent',
  'consentCodPowder',
  'consentShrimpPowder',
  'consentOysterPowder',
  'consentFishFedWithoutPorkProtein',
] as const

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The object with some keys taken out; those that were there are handed over. */
function split<K extends string>(value: Stored, ...names: K[]): [Partial<Record<K, unknown>>, Stored] {
  const isTaken = ([name]: [string, unknown]) => names.some((taken) => taken === name)
  const entries = Object.entries(value)
  const taken = Object.fromEntries(entries.filter(isTaken)) as Partial<Record<K, unknown>> // only these names
  return [taken, Object.fromEntries(entries.filter((entry) => !isTaken(entry)))]
}

/** What a declaration was given to, before it said so itself. */
type TextOf = Omit<Consent, 'given'>

/** The part with its ticks as declarations; one that was not ticked was not given. */
function withConsents(part: Stored, names: readonly string[], text: TextOf): Stored {
  const entries = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value !== 'boolean' || !names.includes(name)) return [[name, value]]
    return value ? [[name, { given: true, ...text } satisfies Consent]] : []
  })
  return Object.fromEntries(entries)
}

const minutes = (time: unknown) => (typeof time === 'string' ? time.slice(0, 5) : time)

function withMinutes(part: unknown, name: string): unknown {
  return isObject(part) && part[name] !== undefined ? { ...part, [name]: minutes(part[name]) } : part
}

function vesselsOf({ vesselName, vesselNumber, vesselInformation }: Stored): unknown {
  if (Array.isArray(vesselInformation) || (!isText(vesselName) && !isText(vesselNumber))) return vesselInformation
  return [{ ...(isText(vesselName) && { vesselName }), ...(isText(vesselNumber) && { vesselNumber }) }]
}

function readLine(given: unknown, text: TextOf): unknown {
  if (!isObject(given)) return given
  const stored = withConsents(given, lineDeclarations, text)
  const [old, line] = split(
    stored,
    'vesselName',
    'vesselNumber',
    'vesselInformation',
    'catchArea',
    'catchAreas',
    'lotNumber',
    'hsCode',
    'productClassificationCode',
  )
  const vesselInformation = vesselsOf(stored)
  const catchAreas = old.catchAreas ?? (isText(old.catchArea) ? [old.catchArea] : undefined)
  const productClassificationCode = old.productClassificationCode ?? old.hsCode
  return {
    ...line,
    ...(vesselInformation !== undefined && { vesselInformation }),
    ...(catchAreas !== undefined && { catchAreas }),
    ...(productClassificationCode !== undefined && { productClassificationCode }),
    ...(isText(old.lotNumber) && { lotNumber: old.lotNumber }),
  }
}

function readDispatch(place: unknown): unknown {
  if (typeof place === 'string') return place === '' ? undefined : { value: place }
  if (!isObject(place) || !('isUnauthorized' in place || 'approvalNumber' in place)) return place
  return { establishment: place }
}

/** A container and a seal stood beside each other before a consignment could have several. */
function containersOf({ containers, containerNumber: number, sealNumber: seal }: Stored): unknown {
  if (containers !== undefined || (!isText(number) && !isText(seal))) return containers
  return [{ ...(isText(number) && { number }), ...(isText(seal) && { seals: [{ number: seal }] }) }]
}

/** One document was named, in the place of the list, before several could be. */
function documentsOf(documents: unknown): unknown {
  if (!isObject(documents)) return documents
  return Object.values(documents).some(isText) ? [documents] : undefined
}

const readLines = (lines: unknown, text: TextOf) =>
  Array.isArray(lines) ? lines.map((line: unknown) => readLine(line, text)) : lines

/** Beside the purpose of canning it is one of two switches; alone it was declared. */
const consumptionOf = (transport: Stored) =>
  transport.intendedForCanningIndustry === undefined ? (['intendedForHumanConsumption'] as const) : []

/** Where the one identification went when every means got one of its own. */
const identifiedAt: Readonly<Record<string, (id: string) => Stored>> = {
  AIR: (flightNumber) => ({ flightNumber }),
  SHIP: (name) => ({ vessel: { name } }),
  TRUCK: (registrationNumber) => ({ registrationNumber }),
  TRAIN: (wagonNumber) => ({ wagonNumber }),
}

/** A ship was once named apart; then what the goods travel with had one identification, whatever the means. */
function identifiedOf({ meansOfTransport, transportId, vesselName }: Stored): Stored {
  const id = isText(transportId) ? transportId : vesselName
  if (!isText(id)) return {}
  const unknown = isText(transportId) ? { transportId } : { vessel: { name: id } }
  return identifiedAt[String(meansOfTransport)]?.(id) ?? unknown
}

function readTransport(given: unknown, text: TextOf): unknown {
  if (!isObject(given)) return given
  const stored = withConsents(given, [...declarations, ...consumptionOf(given)], text)
  const [{ placeOfDispatch, accompanyingDocuments }, transport] = split(
    stored,
    'placeOfDispatch',
    'accompanyingDocuments',
    'vesselName',
    'transportId',
    'containers',
    'containerNumber',
    'sealNumber',
  )
  const containers = containersOf(stored)
  const place = readDispatch(placeOfDispatch)
  const documents = documentsOf(accompanyingDocuments)
  return withMinutes(
    {
      // What was answered since wins over what the old answer becomes.
      ...identifiedOf(stored),
      ...transport,
      ...(containers !== undefined && { containers }),
      ...(place !== undefined && { placeOfDispatch: place }),
      ...(documents !== undefined && { accompanyingDocuments: documents }),
    },
    'timeOfDeparture',
  )
}

/** A clarification was one question before it could hold several. */
function readClarification(given: unknown): unknown {
  if (!isObject(given) || 'questions' in given) return given
  const { askedDateTime, ...question } = given
  return { askedDateTime, questions: [question] }
}

/** The part without its numbers that no form asks for: 1e308 was stored before a number had bounds, and is no answer. */
function withAmounts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withAmounts)
  if (!isObject(part)) return part
  const entries = Object.entries(part).filter(([, value]) => typeof value !== 'number' || isAmount(value))
  return Object.fromEntries(entries.map(([name, value]) => [name, withAmounts(value)]))
}

/**
 * [TPL-16] A stored application in the shape of today: a single vessel or catch area becomes a list, a ship that was named
 * apart and an identification for all means become that of the means, a container and its seal a list of containers with
 * their seals, an accompanying document a list of them, times keep hours and minutes, an empty batch number goes away, a clarification becomes a list of questions,
 * a number beyond all bounds is not answered, and a declaration that was only ticked was given to the text of the version that it was stored with. What is already in that shape stays as it is;
 * nothing is validated here.
 */
export function readStored(stored: unknown): unknown {
  if (!isObject(stored)) return stored
  const { certificateTemplate, certificateTemplateVersion } = stored
  const text = { template: String(certificateTemplate), textVersion: Number(certificateTemplateVersion ?? 1) }
  const { productLines, transport, control, certificateRetrieval, clarification, pdfCertificateDetails, ...rest } =
    stored
  return {
    ...withConsents(rest, ['consentForECert'], text),
    ...(productLines !== undefined && { productLines: readLines(withAmounts(productLines), text) }),
    ...(transport !== undefined && { transport: readTransport(withAmounts(transport), text) }),
    ...(pdfCertificateDetails !== undefined && { pdfCertificateDetails: withAmounts(pdfCertificateDetails) }),
    ...(control !== undefined && { control: withMinutes(control, 'dispatchTime') }),
    ...(certificateRetrieval !== undefined && { certificateRetrieval: withMinutes(certificateRetrieval, 'time') }),
    ...(clarification !== undefined && { clarification: readClarification(clarification) }),
  }
}
