import { osloEpoch } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { withKnownTimes } from '../../application/known-times.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { identificationOf } from '../../facts/transport/identification-of.ts'
import {
  type Address,
  anyGiven,
  type Carriage,
  type Consignment,
  type Departure,
  type Entry,
  given,
  type Party,
  type SealedContainer,
  type Temperature,
} from './electronic-certificate.ts'
import { goodsOf } from './goods-of.ts'
import { coded, establishmentParty } from './registers.ts'

interface Written {
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly country?: string | undefined
  readonly phoneNumber?: { readonly callingCode?: string | undefined; readonly number?: string | undefined } | undefined
}

function partyOf(lookups: Lookups, written: Written | undefined): Party | undefined {
  const { name, address, postalCode, city, country, phoneNumber: phone } = written ?? {}
  const place = { street: address, postalCode, city, country: coded(lookups, 'countries', country) }
  return anyGiven<Party>({
    name,
    address: anyGiven<Address>(place),
    phone: phone?.number ? [phone.callingCode, phone.number].filter(Boolean).join(' ') : undefined,
  })
}

function consignorOf({ organisationNumber, organisationName, address }: Application['consignor']): Party {
  return given<Party>({
    id: { scheme: 'NO-ORGNR', value: organisationNumber },
    name: organisationName,
    address: given<Address>({ street: address, country: { code: 'NO', name: 'Norway' } }),
  })
}

/** Where the consignee is follows from the country of the certificate. */
function consigneeOf({ recipient, countryOfDestination: country }: Application, lookups: Lookups): Party | undefined {
  return recipient?.consignee && partyOf(lookups, { ...recipient.consignee, country })
}

function departureOf({ dateOfDeparture: day, timeOfDeparture: time }: Transport): Departure | undefined {
  if (day === undefined) return undefined
  const at = time === undefined ? undefined : osloEpoch(day, time)
  return at === undefined ? { day } : { at: new Date(at).toISOString() }
}

type Transport = NonNullable<Application['transport']>

function temperatureOf({ temperatureRequirements: asked }: Transport): Temperature | undefined {
  if (asked === undefined) return undefined
  const { isAmbient = false, minTemperature: min, maxTemperature: max } = asked
  if (!isAmbient && min === undefined && max === undefined) return undefined
  return isAmbient ? { isAmbient } : given<Temperature>({ isAmbient, min, max })
}

const sealedContainer = ({ number, seals = [] }: NonNullable<Transport['containers']>[number]): SealedContainer =>
  given<SealedContainer>({ number, seals: seals.flatMap((seal) => seal.number ?? []) })

function carriageOf(transport: Transport): Carriage {
  const { id, name } = identificationOf(transport)
  return given<Carriage>({
    means: transport.meansOfTransport,
    id,
    name,
    document: transport.transportDocument,
    containers: (transport.containers ?? []).map(sealedContainer),
    temperature: temperatureOf(transport),
  })
}

function entriesOf({ pointOfEntry, entryBcp }: Transport, lookups: Lookups): Entry[] {
  const point = coded(lookups, 'points-of-entry', pointOfEntry)
  const post = coded(lookups, 'border-control-posts', entryBcp)
  return [
    ...(point ? [{ scheme: 'un_locode', ...point } as const] : []),
    ...(post ? [{ scheme: 'bcp_code', ...post } as const] : []),
  ]
}

function dispatchOf({ placeOfDispatch: place }: Transport, lookups: Lookups): Party | undefined {
  return establishmentParty(lookups, place?.establishment) ?? (place?.value ? { name: place.value } : undefined)
}

/** The consignment as facts: what boxes and table of goods say. */
export function consignmentOf(application: Application, lookups: Lookups): Consignment {
  const {
    consignor,
    countryOfDestination: country,
    recipient,
    transport = {},
    productLines = [],
  } = withKnownTimes(application)
  return given<Consignment>({
    consignor: consignorOf(consignor),
    consignee: consigneeOf(application, lookups),
    destination: coded(lookups, 'countries', country) ?? { code: country },
    departure: departureOf(transport),
    placeOfLoading: transport.placeOfLoading,
    entries: entriesOf(transport, lookups),
    dispatch: dispatchOf(transport, lookups),
    delivery: partyOf(lookups, recipient?.placeOfDestination),
    operatorResponsible: partyOf(lookups, recipient?.operatorResponsibleForConsignment),
    carriage: carriageOf(transport),
    goods: productLines.map((line) => goodsOf(line, lookups)),
  })
}
