import type { Asking, ReadBy } from '@eksport/forms'
import type { DocumentBox } from './document.ts'
import { inLanguages, type Words } from './languages.ts'
import type { Known, Source } from './source.ts'
import { certificateNumber, competentAuthority, consignor, countryOfOrigin, issuingOffice } from './sources.ts'
import { captions } from './words/captions.ts'

/** A box of a layout. Its number and place are fixed, whatever fills it. */
interface Slot {
  readonly no: string
  readonly caption: Words
  readonly x: number
  readonly y: number
  readonly span: number
  readonly rows: number
}

/** A slot with its content; without a source the box is printed and struck through. */
export interface Box extends Slot {
  readonly source?: Source
}

const slot = (no: string, caption: Words, [x, y, span, rows]: readonly [number, number, number, number]): Slot => ({
  no,
  caption,
  x,
  y,
  span,
  rows,
})

/**
 * The layout of most certificates, after the public European model: numbers I.1 to I.24 around the goods in I.25. A narrow box
 * has room for two languages below each other.
 */
const standard = {
  consignor: slot('I.1', captions.consignor, [0, 0, 6, 7]),
  certificateNumber: slot('I.2', captions.certificateNumber, [6, 0, 6, 2]),
  authority: slot('I.3', captions.authority, [6, 2, 6, 3]),
  office: slot('I.4', captions.office, [6, 5, 6, 2]),
  consignee: slot('I.5', captions.consignee, [0, 7, 6, 5]),
  onBehalfOf: slot('I.6', captions.onBehalfOf, [6, 7, 6, 5]),
  countryOfOrigin: slot('I.7', captions.countryOfOrigin, [0, 12, 3, 3]),
  regionOfOrigin: slot('I.8', captions.regionOfOrigin, [3, 12, 3, 3]),
  countryOfDestination: slot('I.9', captions.countryOfDestination, [6, 12, 3, 3]),
  regionOfDestination: slot('I.10', captions.regionOfDestination, [9, 12, 3, 3]),
  placeOfDispatch: slot('I.11', captions.placeOfDispatch, [0, 15, 6, 4]),
  placeOfDestination: slot('I.12', captions.placeOfDestination, [6, 15, 6, 4]),
  placeOfLoading: slot('I.13', captions.placeOfLoading, [0, 19, 6, 2]),
  departure: slot('I.14', captions.departure, [6, 19, 6, 2]),
  containers: slot('I.15', captions.containers, [0, 21, 6, 3]),
  means: slot('I.16', captions.means, [6, 21, 6, 3]),
  pointOfEntry: slot('I.17', captions.pointOfEntry, [0, 24, 6, 2]),
  temperature: slot('I.18', captions.temperature, [6, 24, 6, 2]),
  use: slot('I.19', captions.use, [0, 26, 6, 2]),
  documents: slot('I.20', captions.documents, [6, 26, 6, 2]),
  totalPackages: slot('I.21', captions.totalPackages, [0, 28, 3, 3]),
  packageType: slot('I.22', captions.packageType, [3, 28, 3, 3]),
  totalNet: slot('I.23', captions.totalNet, [6, 28, 3, 3]),
  totalGross: slot('I.24', captions.totalGross, [9, 28, 3, 3]),
}

const afterGoods = {
  establishments: slot('I.26', captions.establishments, [0, 0, 6, 4]),
  origins: slot('I.27', captions.origins, [6, 0, 6, 4]),
}

/** The British layout, numbered as in the European model certificate for fishery products. */
const british = {
  consignor: slot('I.1', captions.consignor, [0, 0, 6, 7]),
  certificateNumber: slot('I.2', captions.certificateNumber, [6, 0, 6, 2]),
  authority: slot('I.3', captions.authority, [6, 2, 6, 3]),
  office: slot('I.4', captions.office, [6, 5, 6, 2]),
  consignee: slot('I.5', captions.consignee, [0, 7, 6, 5]),
  operator: slot('I.6', captions.operator, [6, 7, 6, 5]),
  countryOfOrigin: slot('I.7', captions.countryOfOrigin, [0, 12, 3, 2]),
  regionOfOrigin: slot('I.8', captions.regionOfOrigin, [3, 12, 3, 2]),
  countryOfDestination: slot('I.9', captions.countryOfDestination, [6, 12, 3, 2]),
  regionOfDestination: slot('I.10', captions.regionOfDestination, [9, 12, 3, 2]),
  placeOfDispatch: slot('I.11', captions.placeOfDispatch, [0, 14, 6, 4]),
  placeOfDestination: slot('I.12', captions.placeOfDestination, [6, 14, 6, 4]),
  placeOfLoading: slot('I.13', captions.placeOfLoading, [0, 18, 6, 2]),
  departure: slot('I.14', captions.departure, [6, 18, 6, 2]),
  means: slot('I.15', captions.means, [0, 20, 6, 3]),
  borderPost: slot('I.16', captions.borderPost, [6, 20, 6, 3]),
  documents: slot('I.17', captions.documents, [0, 23, 6, 2]),
  temperature: slot('I.18', captions.temperature, [6, 23, 6, 2]),
  containers: slot('I.19', captions.containers, [0, 25, 6, 3]),
  certifiedFor: slot('I.20', captions.use, [6, 25, 6, 3]),
  onBehalfOf: slot('I.21', captions.onBehalfOf, [0, 28, 6, 4]),
  packageType: slot('I.22', captions.packageType, [6, 28, 3, 2]),
  totalPackages: slot('I.24', captions.totalPackages, [9, 28, 3, 2]),
  totalNet: slot('I.25', captions.totalNet, [6, 30, 3, 2]),
  totalGross: slot('I.26', captions.totalGross, [9, 30, 3, 2]),
}

const afterBritishGoods = {
  establishments: slot('I.28', captions.establishments, [0, 0, 6, 4]),
  origins: slot('I.29', captions.origins, [6, 0, 6, 4]),
}

/** The same in every certificate. */
const given = { consignor, certificateNumber, authority: competentAuthority, office: issuingOffice, countryOfOrigin }

/** The places of a certificate's boxes, and the number of the goods' box between them. */
export type Layout<Read extends string = string> = {
  readonly goodsNo: string
  readonly before: readonly Box[]
  readonly after: readonly Box[]
} & Asking<never, Read>

type Sources<Name extends string> = { readonly [N in Exclude<Name, keyof typeof given>]?: Source }

type Filled<S> = (ReadBy<S[keyof S]> & string) | ReadBy<(typeof given)[keyof typeof given]>

const filled = (slots: Readonly<Record<string, Slot>>, sources: Readonly<Record<string, Source | undefined>>): Box[] =>
  Object.entries(slots).map(([name, place]) => {
    const source = sources[name]
    return source === undefined ? place : { ...place, source }
  })

/** The standard layout, filled from what the form asks. A box without a source is printed empty. */
export function standardLayout<const S extends Sources<keyof typeof standard | keyof typeof afterGoods>>(
  sources: S,
): Layout<Filled<S>> {
  const all = { ...given, ...sources }
  return { goodsNo: 'I.25', before: filled(standard, all), after: filled(afterGoods, all) }
}

/** The British layout, filled in the same way. */
export function britishLayout<const S extends Sources<keyof typeof british | keyof typeof afterBritishGoods>>(
  sources: S,
): Layout<Filled<S>> {
  const all = { ...given, ...sources }
  return { goodsNo: 'I.27', before: filled(british, all), after: filled(afterBritishGoods, all) }
}

/** Boxes with their content. */
export const boxesOf = (boxes: readonly Box[], known: Known): DocumentBox[] =>
  boxes.map(({ source, caption, no, x, y, span, rows }) => {
    const [field] = source?.reads ?? []
    return {
      no,
      x,
      y,
      span,
      rows,
      caption: inLanguages(caption, known.languages),
      ...(field === undefined ? {} : { field }),
      ...source?.content(known),
    }
  })
