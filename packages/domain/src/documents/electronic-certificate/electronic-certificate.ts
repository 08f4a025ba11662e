import type { Instant, PlainDate } from '../../values/format/schemas.ts'
import type { ReplacedCertificate } from '../certificate/certificate-of.ts'
import type { SomeWords } from '../certificate/languages.ts'

/** Whether a certificate is valid: issued, replaced by another one, or withdrawn. */
export type ElectronicStatus = 'issued' | 'replaced' | 'withdrawn'

/** A code with its English name from the list; without a name where the list has none. */
export interface Coded {
  readonly code: string
  readonly name?: string
}

/** A number and the register that issued it. */
export interface Identifier {
  readonly scheme: 'NO-ORGNR' | 'approval_number' | 'aquaculture_site' | 'vessel_number'
  readonly value: string
}

/** `street` is everything of an address that has no field of its own. */
export interface Address {
  readonly street?: string
  readonly postalCode?: string
  readonly city?: string
  readonly country?: Coded
  readonly county?: string
}

export interface Party {
  readonly id?: Identifier
  readonly name?: string
  readonly address?: Address
  readonly phone?: string
}

/** Where goods come from: a catch area or an area of aquaculture. */
export interface Origin extends Coded {
  readonly kind: 'catch_area' | 'aquaculture_area'
}

/** What was done with the goods, by whom and when. */
export interface Process {
  readonly kind: 'PROCESSING' | 'COLD_STORE' | 'SLAUGHTER' | 'CATCH'
  readonly operator?: Party
  readonly from?: PlainDate
  readonly to?: PlainDate
}

/** A fact for which the message has no element. */
export interface Note {
  readonly subject: string
  readonly code?: string
  readonly text?: string
}

/** One line of goods; weight in kg. */
export interface Goods {
  readonly description?: string
  readonly species?: Coded
  readonly scientificName?: string
  readonly lot?: string
  readonly netWeight?: number
  readonly notes: readonly Note[]
  readonly classificationCode?: string
  readonly packages?: { readonly type?: Coded; readonly count?: number }
  readonly origins: readonly Origin[]
  readonly processes: readonly Process[]
}

/** Limits in °C, or ambient. */
export interface Temperature {
  readonly isAmbient: boolean
  readonly min?: number
  readonly max?: number
}

/** A container by its number, with its seals; seals without a container are on the vehicle. */
export interface SealedContainer {
  readonly number?: string
  readonly seals: readonly string[]
}

export interface Carriage {
  readonly means?: 'AIR' | 'SHIP' | 'TRUCK' | 'TRAIN' | 'OTHER'
  /** For a ship, its IMO number. */
  readonly id?: string
  readonly name?: string
  /** Number of the carrier's document: waybill, bill of lading or consignment note. */
  readonly document?: string
  readonly containers: readonly SealedContainer[]
  readonly temperature?: Temperature
}

/** The departure: its day, or the moment where a time was asked for. */
export type Departure = { readonly day: PlainDate } | { readonly at: Instant }

/** Where the consignment enters the country of destination: a port or airport, or a border control post. */
export interface Entry extends Coded {
  readonly scheme: 'un_locode' | 'bcp_code'
}

export interface Consignment {
  readonly consignor: Party
  readonly consignee?: Party
  readonly destination: Coded
  readonly departure?: Departure
  readonly placeOfLoading?: string
  readonly entries: readonly Entry[]
  readonly dispatch?: Party
  readonly delivery?: Party
  readonly operatorResponsible?: Party
  readonly carriage: Carriage
  readonly goods: readonly Goods[]
}

/** A sentence that the officer attests, with its number; sentences that do not apply are left out. */
export interface Attested {
  readonly no: string
  readonly words: SomeWords
}

/** A document other than the certificate, by its kind and number. */
export interface RelatedDocument {
  readonly type?: string
  readonly number?: string
}

/** The content of a certificate as facts instead of pages, for exchange between authorities. */
export interface ElectronicCertificate {
  readonly number: string
  readonly title: SomeWords
  readonly status: ElectronicStatus
  readonly issuedAt: Instant
  readonly authority: SomeWords
  readonly office?: Coded
  readonly signer: { readonly name: string; readonly title: SomeWords }
  readonly notes: readonly Note[]
  /** The certificate that it replaces. */
  readonly replaces?: ReplacedCertificate
  /** Documents that accompany the goods. */
  readonly accompanying: readonly RelatedDocument[]
  readonly purposes: readonly string[]
  readonly attested: readonly Attested[]
  readonly consignment: Consignment
}

/** The parts without missing ones; a register writes `null` for what it does not know. */
export function given<T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  // Only optional parts can be left out: the type of the parts says so.
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined && part !== null && part !== ''),
  ) as T
}

/** The parts without missing ones; undefined where all are missing. */
export function anyGiven<T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): T | undefined {
  const kept = given<T>(parts)
  return Object.keys(kept).length === 0 ? undefined : kept
}
