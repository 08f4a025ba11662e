import { isPlainDate, isRelativeDate } from '@eksport/forms'
import {
  applicationFormats,
  applicationStatuses,
  applicationTypes,
  certificateFormats,
} from '../../application/enumerations.ts'
import { deliveryStates } from '../delivery/delivery-state.ts'

/** The values of one filter: a text, or several. Guards instead of a schema, because every list page loads them. */
interface FilterKind<Value extends string = string, Several extends boolean = boolean> {
  readonly several: Several
  readonly accepts: (text: string) => text is Value
}

type Accepts<Value extends string> = (text: string) => text is Value

const one = <Value extends string>(accepts: Accepts<Value>): FilterKind<Value, false> => ({ several: false, accepts })
const several = <Value extends string>(accepts: Accepts<Value>): FilterKind<Value, true> => ({ several: true, accepts })

function among<Value extends string>(...values: readonly Value[]): Accepts<Value> {
  return (text): text is Value => values.some((value) => value === text)
}
const textOf =
  (accepts: (text: string) => boolean): Accepts<string> =>
  (text): text is string =>
    accepts(text)
const isDay = textOf((text) => isPlainDate(text) || isRelativeDate(text))
const atMost = (max: number) => textOf((text) => text.length <= max)

/** [LST-07] The filters of the list, by their names in the URL and in the call. */
export const filterKinds = {
  /** The beginning of a reference, invoice, importer, container or batch. */
  search: one(atMost(100)),
  referenceNumber: one(textOf((text) => /^\d{1,12}$/.test(text))),
  status: several(among(...applicationStatuses)),
  destinationCountries: several(textOf((text) => text.length === 2)),
  species: several(atMost(10)),
  /** A day, or one counted from today: what is shared or saved goes on with the days. */
  fromDateTime: one(isDay),
  toDateTime: one(isDay),
  certificateTemplate: several(atMost(20)),
  applicationFormats: several(among(...applicationFormats)),
  certificateFormats: several(among(...certificateFormats)),
  typeSoeknad: several(among(...applicationTypes)),
  certificateRetrievalOffice: several(atMost(40)),
  internalReference: one(atMost(255)),
  consignorOrganizationNumberOrName: one(atMost(255)),
  consigneeName: one(atMost(255)),
  placeOfDestination: one(atMost(255)),
  processingEstablishment: one(atMost(50)),
  submittingApplicantOrganizationalNameOrNumber: one(atMost(255)),
  /** Officers only: by owner. */
  assigned: one(among('me', 'none', 'all')),
  /** [CW-06] Officers only: the cases of these officers. */
  caseworker: several(atMost(100)),
  /** Officers only: the cases of their own office, including those without an office, or all. */
  office: one(among('own', 'all')),
  /**
   * Officers only: what a case awaits: paper to be printed, a message to be delivered, or somebody who looks at it because its deadline
   * has passed or its exporter has not answered, who reads the answer to its question, or who goes on with what came back.
   */
  awaits: one(among('print', 'delivery', 'overdue', 'reading', 'setback')),
  /** [CW-06] Officers only: cases with a finding that is still to be assessed, or assessed ones and those without any. */
  findings: one(among('open', 'none')),
  /** [CW-06] Officers only: the state of the electronic certificate's messages. */
  delivery: several(among(...deliveryStates)),
} as const satisfies Readonly<Record<string, FilterKind>>

type FilterKinds = typeof filterKinds
export type FilterName = keyof FilterKinds

/** Filters that match a part of a text. */
export const textFilters = [
  'internalReference',
  'consignorOrganizationNumberOrName',
  'consigneeName',
  'placeOfDestination',
  'processingEstablishment',
  'submittingApplicantOrganizationalNameOrNumber',
] as const satisfies readonly FilterName[]

/** Whether a text is the name of a filter. */
export const isFilterName = (name: string): name is FilterName => Object.hasOwn(filterKinds, name)

/** [LST-07] The filters of a list; several values travel as comma-separated lists. */
export type ApplicationFilters = {
  [Name in FilterName]?:
    | (FilterKinds[Name] extends FilterKind<infer Value, true>
        ? Value[]
        : FilterKinds[Name] extends FilterKind<infer Value, false>
          ? Value
          : never)
    | undefined
}
