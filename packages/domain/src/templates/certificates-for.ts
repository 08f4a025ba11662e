import { type Closure, type CountryTemplate, countryTemplatesOn } from '../application/country-template.ts'
import { type CertificateFormat, type MeansOfTransport, meansOfTransport } from '../application/enumerations.ts'
import { isOutsideGroups, isOutsideTemplate } from '../documents/rule/rules/template-lists.ts'
import type { TemplateRules } from '../documents/rule/template-rules.ts'
import { excludedParts, type GoodsTable, subheadingsOf } from '../goods/product-line/goods-fit.ts'
import type { ProductLine } from '../goods/product-line/product-line.ts'
import type { PlainDate } from '../values/format/schemas.ts'
import type { CertificateTemplate } from './certificate-template.ts'
import { findTemplate } from './find-template.ts'

/** One kind of goods, as far as it is known. */
export type Ware = Pick<ProductLine, 'species' | 'isAlive' | 'processingState' | 'processingType' | 'natureOfCommodity'>

/** The destination of the goods, and the means of transport. */
export interface Destination {
  readonly country: string
  readonly meansOfTransport?: MeansOfTransport | undefined
}

/** [REG-03] Reference data: of countries by their codes, and of goods. */
export interface GoodsReference {
  readonly countryTemplates: Readonly<Record<string, readonly CountryTemplate[]>>
  /** Whether applications for a template can be begun now. */
  readonly isInUse: (template: string) => boolean
  readonly goods: GoodsTable
}

/** What a template does not accept of a ware and its destination. */
export type UntakenPart = 'species' | 'natureOfCommodity' | 'processingState' | 'processingType' | 'heading'

/** A row of the country that was considered. */
interface Looked {
  readonly template: string
  readonly validFrom?: PlainDate | undefined
  /** The closure of the certificate: now, or on other days. */
  readonly closed?: Closure | undefined
}

/** A certificate that the country requires. */
export interface AskedCertificate extends Looked {
  readonly formats: readonly CertificateFormat[]
  /** Headings of the Harmonized System, at the length that the certificate asks for, to which the ware may belong. */
  readonly headings: readonly string[]
  /** The lengths of codes that the certificate asks for, where they are longer than the headings. */
  readonly digits?: readonly number[] | undefined
}

/** Why a certificate for the ware is not available: it is closed, or not for this means of transport. */
export type Obstacle = Looked &
  ({ readonly why: 'CLOSED' } | { readonly why: 'MEANS_OF_TRANSPORT'; readonly means: readonly MeansOfTransport[] })

/** A template that does not accept the ware, and why. */
export interface Untaken extends Looked {
  readonly untaken: readonly UntakenPart[]
}

/** [EXP-09] What a country requires for a ware: certificates; or a stop; or no row that accepts it, with all that were considered. */
export type WareAnswer =
  | { readonly outcome: 'CERTIFICATES'; readonly certificates: readonly AskedCertificate[] }
  | { readonly outcome: 'STOPPED'; readonly obstacles: readonly Obstacle[] }
  | { readonly outcome: 'NO_RULE'; readonly looked: readonly Untaken[] }

const headingDigits = 4

/** The codes to try: headings if the template accepts their length, else the subheadings. */
function codesOf({ digits, prefixes }: TemplateRules['classification'], goods: GoodsTable): readonly string[] {
  if (digits.includes(headingDigits)) return prefixes.filter((prefix) => goods.headings.has(prefix))
  return subheadingsOf(goods).filter((code) => prefixes.some((prefix) => code.startsWith(prefix)))
}

/** [RUL-06] The template's codes whose headings do not exclude the ware. */
const headingsFor = (
  { species, isAlive, processingState, processingType }: Ware,
  rules: TemplateRules,
  goods: GoodsTable,
) =>
  codesOf(rules.classification, goods).filter(
    (productClassificationCode) =>
      excludedParts({ productClassificationCode, species, isAlive, processingState, processingType }, goods).length ===
      0,
  )

function untakenParts(ware: Ware, rules: TemplateRules, goods: GoodsTable): Exclude<UntakenPart, 'heading'>[] {
  const species = ware.species === undefined ? undefined : goods.species.get(ware.species)
  const isUnknown = ware.species !== undefined && species === undefined
  const found: Readonly<Record<Exclude<UntakenPart, 'heading'>, boolean>> = {
    // Nothing can be said about a species that is not in the list.
    species: isUnknown || isOutsideTemplate.species(ware, rules) || isOutsideGroups(rules, species?.group),
    natureOfCommodity: isOutsideTemplate.natureOfCommodity(ware, rules),
    processingState: isOutsideTemplate.processingState(ware, rules),
    processingType: isOutsideTemplate.processingType(ware, rules),
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((part) => found[part]) // the keys of a literal
}

/** The means of transport that a template's form offers. */
export function offeredMeans({ steps }: CertificateTemplate): readonly MeansOfTransport[] {
  const field = steps
    .flatMap(({ sections }) => sections)
    .flatMap(({ fields }) => fields['transport.meansOfTransport'] ?? [])
    .find(({ kind }) => kind === 'choice')
  const offered = field?.kind === 'choice' ? field.options.map(({ value }) => value) : []
  return meansOfTransport.filter((means) => offered.includes(means))
}

/** The result for one row of the country. */
type Verdict =
  | { readonly is: 'certificate'; readonly of: AskedCertificate }
  | { readonly is: 'obstacle'; readonly of: Obstacle }
  | { readonly is: 'untaken'; readonly of: Untaken }

function judge(
  ware: Ware,
  row: CountryTemplate,
  template: CertificateTemplate,
  { meansOfTransport: by }: Destination,
  goods: GoodsTable,
): Verdict {
  const looked: Looked = { template: template.id, validFrom: row.validFrom, closed: row.closed }
  const untaken = untakenParts(ware, template.rules, goods)
  if (untaken.length > 0) return { is: 'untaken', of: { ...looked, untaken } }
  const headings = headingsFor(ware, template.rules, goods)
  if (headings.length === 0) return { is: 'untaken', of: { ...looked, untaken: ['heading'] } }
  const formats = row.supportedCertificateFormats.flatMap(({ format, enabled }) => (enabled ? format : []))
  if (formats.length === 0) return { is: 'obstacle', of: { ...looked, why: 'CLOSED' } }
  const means = offeredMeans(template)
  if (by !== undefined && !means.includes(by))
    return { is: 'obstacle', of: { ...looked, why: 'MEANS_OF_TRANSPORT', means } }
  const { digits } = template.rules.classification
  const isLonger = digits.every((length) => headings.every((code) => code.length < length))
  return { is: 'certificate', of: { ...looked, formats, headings, ...(isLonger && { digits }) } }
}

/**
 * [EXP-09] The certificates that a country requires for each ware on a day, in the order of its list, by the same rows, lists and
 * headings with which an application is checked. What is not known about a ware excludes nothing.
 */
export function certificatesFor(
  wares: readonly Ware[],
  destination: Destination,
  day: PlainDate,
  { countryTemplates, isInUse, goods }: GoodsReference,
): WareAnswer[] {
  const rows = countryTemplatesOn(countryTemplates[destination.country] ?? [], day).flatMap((row) => {
    const template = isInUse(row.certificateTemplate) ? findTemplate(row.certificateTemplate) : undefined
    return template === undefined ? [] : [{ row, template }]
  })
  return wares.map((ware) => {
    const verdicts = rows.map(({ row, template }) => judge(ware, row, template, destination, goods))
    const certificates = verdicts.flatMap(({ is, of }) => (is === 'certificate' ? of : []))
    if (certificates.length > 0) return { outcome: 'CERTIFICATES', certificates }
    const obstacles = verdicts.flatMap(({ is, of }) => (is === 'obstacle' ? of : []))
    if (obstacles.length > 0) return { outcome: 'STOPPED', obstacles }
    return { outcome: 'NO_RULE', looked: verdicts.flatMap(({ is, of }) => (is === 'untaken' ? of : [])) }
  })
}
