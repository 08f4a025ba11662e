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

/** Splits off some keys of an object; returns those that it has, and the rest. */
function split<K extends string>(value: Stored, ...names: K[]): [Partial<Record<K, unknown>>, Stored] {
  const isTaken = ([name]: [string, unknown]) => names.some((taken) => taken === name)
  const entries = Object.entries(value)
  const taken = Object.fromEntries(entries.filter(isTaken)) as Partial<Record<K, unknown>> // only these names
  return [taken, Object.fromEntries(entries.filter((entry) => !isTaken(entry)))]
}

/** The text that older declarations were given to, which they do not record themselves. */
type TextOf = Omit<Consent, 'given'>

/** The part with its ticks as declarations; an unticked one was not given. */
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

/** One container and one seal were stored side by side before a consignment could have several. */
function containersOf({ containers, containerNumber: number, sealNumber: seal }: Stored): unknown {
  if (containers !== undefined || (!isText(number) && !isText(seal))) return containers
  return [{ ...(isText(number) && { number }), ...(isText(seal) && { seals: [{ number: seal }] }) }]
}

/** A single document was stored in the place of the list before there could be several. */
function documentsOf(documents: unknown): unknown {
  if (!isObject(documents)) return documents
  return Object.values(documents).some(isText) ? [documents] : undefined
}

const readLines = (lines: unknown, text: TextOf) =>
  Array.isArray(lines) ? lines.map((line: unknown) => readLine(line, text)) : lines

/** Together with the purpose of canning it is one of two switches; alone it is a declaration. */
const consumptionOf = (transport: Stored) =>
  transport.intendedForCanningIndustry === undefined ? (['intendedForHumanConsumption'] as const) : []

/** Where the shared identification is moved to, now that each means has one of its own. */
const identifiedAt: Readonly<Record<string, (id: string) => Stored>> = {
  AIR: (flightNumber) => ({ flightNumber }),
  SHIP: (name) => ({ vessel: { name } }),
  TRUCK: (registrationNumber) => ({ registrationNumber }),
  TRAIN: (wagonNumber) => ({ wagonNumber }),
}

/** A ship's name was once stored separately; later one identification was shared by all means of transport. */
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
      // Newer answers take precedence over migrated ones.
      ...identifiedOf(stored),
      ...transport,
      ...(containers !== undefined && { containers }),
      ...(place !== undefined && { placeOfDispatch: place }),
      ...(documents !== undefined && { accompanyingDocuments: documents }),
    },
    'timeOfDeparture',
  )
}

/** A clarification was a single question before it could have several. */
function readClarification(given: unknown): unknown {
  if (!isObject(given) || 'questions' in given) return given
  const { askedDateTime, ...question } = given
  return { askedDateTime, questions: [question] }
}

/** The part without numbers beyond the limits: 1e308 could be stored before numbers had limits, and does not count as an answer. */
function withAmounts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withAmounts)
  if (!isObject(part)) return part
  const entries = Object.entries(part).filter(([, value]) => typeof value !== 'number' || isAmount(value))
  return Object.fromEntries(entries.map(([name, value]) => [name, withAmounts(value)]))
}

/**
 * [TPL-16] A stored application in the current shape: a single vessel or catch area becomes a list; a separate ship and a shared
 * identification become that of the means of transport; a container and its seal become a list of containers with their seals; an
 * accompanying document becomes a list; times keep hours and minutes; an empty batch number is removed; a clarification becomes a
 * list of questions; a number beyond the limits is removed; and a plain tick becomes a declaration of the text of the version
 * that it was stored with. What already has the current shape is unchanged; nothing is validated here.
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
