import { type FactPath, factText } from '../../facts/facts.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { inDocument } from '../../facts/write-fact.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { CertificateDocument } from '../certificate/document.ts'
import { contentText } from '../certificate/form/form-text.ts'
import {
  anyGiven,
  type Goods,
  given,
  type Note,
  type Origin,
  type Party,
  type Process,
} from './electronic-certificate.ts'
import { coded, establishmentParty } from './registers.ts'
import { templateNotesOfLine } from './template-notes.ts'

/** Answers of a line that the message carries as notes, with the subject under which it names them. */
const noted = {
  NATURE_OF_COMMODITY: 'natureOfCommodity',
  EXPORT_TYPE_DECLARATION: 'exportTypeDeclaration',
  ANIMAL_HEALTH: 'animalHealth',
  LIVE: 'isAlive',
  PROCESSING_STATE: 'processingState',
  PROCESSING_TYPE: 'processingType',
  FINAL_CONSUMER: 'productPackedForFinalConsumer',
} as const

function notesOf(line: ProductLine, lookups: Lookups): Note[] {
  return Object.entries(noted).flatMap(([subject, answer]): Note[] => {
    const value = line[answer]
    if (value === undefined || value === false || value === '') return []
    if (value === true) return [{ subject, code: 'true' }]
    const path: FactPath = `productLines.${answer}`
    return [given<Note>({ subject, code: value, text: factText(path, line, inDocument(lookups, 'en')) })]
  })
}

function originsOf({ aquacultureArea, catchAreas = [] }: ProductLine, lookups: Lookups): Origin[] {
  const farmed = coded(lookups, 'aquaculture-areas', aquacultureArea)
  const caught = catchAreas.flatMap((area) => coded(lookups, 'catch-areas', area) ?? [])
  return [
    ...(farmed ? [{ kind: 'aquaculture_area', ...farmed } as const] : []),
    ...caught.map((area) => ({ kind: 'catch_area', ...area }) as const),
  ]
}

function slaughterOf({ slaughterInformation = [] }: ProductLine, lookups: Lookups): Process[] {
  return slaughterInformation.map(({ siteNumber, fromDate, toDate }) => {
    const site = siteNumber === undefined ? undefined : lookups.site(siteNumber)
    const id = siteNumber === undefined ? undefined : ({ scheme: 'aquaculture_site', value: `${siteNumber}` } as const)
    const operator = anyGiven<Party>({
      id,
      name: site?.name,
      address: site?.municipality ? { city: site.municipality } : undefined,
    })
    return given<Process>({ kind: 'SLAUGHTER', operator, from: fromDate, to: toDate })
  })
}

function catchesOf({ vesselInformation = [] }: ProductLine): Process[] {
  return vesselInformation.map(({ vesselName, vesselNumber }) => {
    const id = vesselNumber ? ({ scheme: 'vessel_number', value: vesselNumber } as const) : undefined
    return given<Process>({ kind: 'CATCH', operator: anyGiven<Party>({ id, name: vesselName }) })
  })
}

function processesOf(line: ProductLine, lookups: Lookups): Process[] {
  const { productionEstablishment, productionPeriod, coldStore } = line
  const operator = establishmentParty(lookups, productionEstablishment)
  const { from, to } = productionPeriod ?? {}
  const made = operator ?? from ?? to
  const stored = coldStore ? establishmentParty(lookups, { approvalNumber: coldStore }) : undefined
  return [
    ...catchesOf(line),
    ...slaughterOf(line, lookups),
    ...(made === undefined ? [] : [given<Process>({ kind: 'PROCESSING', operator, from, to })]),
    ...(stored === undefined ? [] : [{ kind: 'COLD_STORE', operator: stored } as const]),
  ]
}

/** A line of goods as facts. */
export function goodsOf(line: ProductLine, lookups: Lookups): Goods {
  const { species, packaging, productDescription, lotNumber, netWeight, productClassificationCode } = line
  return given<Goods>({
    description: productDescription,
    species: coded(lookups, 'species', species),
    scientificName: species ? lookups.scientificName(species) : undefined,
    lot: lotNumber,
    netWeight,
    notes: [...notesOf(line, lookups), ...templateNotesOfLine(line, inDocument(lookups, 'en'))],
    classificationCode: productClassificationCode,
    packages: anyGiven<NonNullable<Goods['packages']>>({
      type: coded(lookups, 'packaging-types', packaging?.type),
      count: packaging?.numberOfPackages,
    }),
    origins: originsOf(line, lookups),
    processes: processesOf(line, lookups),
  })
}

/** [CRT-11] The boxes of a filled-in file as notes, by box number: they are free text of the exporter, and have no other structure. */
export const boxesOfFile = ({ consignment }: CertificateDocument): Note[] =>
  [...consignment.boxes, ...consignment.after].flatMap((box) => {
    const text = contentText(box)
    return text === '' ? [] : [{ subject: `BOX_${box.no}`, text }]
  })

/** [CRT-11] The rows of a file's table, each cell as text under its column. */
export const goodsOfFile = ({ consignment: { goods } }: CertificateDocument): Goods[] =>
  goods.rows.map((row) => {
    const cells = goods.columns.map(({ caption }, at) => [caption.en, contentText({ lines: row[at] ?? [] })] as const)
    const written = cells.filter(([, text]) => text !== '')
    return given<Goods>({
      notes: written.map(([subject, text]) => ({ subject, text })),
      origins: [],
      processes: [],
    })
  })
