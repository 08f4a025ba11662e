import type { Carriage, Consignment, Departure, SealedContainer, Temperature } from '../electronic-certificate.ts'
import { day, group, moment, party, place, text, type XmlElement } from './element.ts'
import { tradeLineItem } from './goods.ts'

/** UN/ECE Recommendation 19. */
const modes = {
  AIR: ['4', 'Air transport'],
  SHIP: ['1', 'Maritime transport'],
  TRUCK: ['3', 'Road transport'],
  TRAIN: ['2', 'Rail transport'],
  OTHER: ['0', 'Transport mode not specified'],
} as const

const leaving = (departure: Departure | undefined): XmlElement[] => {
  const name = 'ram:ExportExitDateTime'
  if (departure === undefined) return []
  return 'at' in departure ? moment(name, departure.at) : day(name, departure.day)
}

const warmth = ({ isAmbient, min, max }: Temperature): XmlElement[] =>
  group(
    'ram:SettingSPSTemperature',
    text('ram:MinimumValueMeasure', min, { unitCode: 'CEL' }),
    text('ram:MaximumValueMeasure', max, { unitCode: 'CEL' }),
    text('ram:TypeCode', isAmbient ? 'AMBIENT' : undefined),
  )

function movement({ means, id, name }: Carriage): XmlElement[] {
  const [mode, modeName] = means === undefined ? [] : modes[means]
  return group(
    'ram:MainCarriageSPSTransportMovement',
    text('ram:ID', id),
    text('ram:ModeCode', mode, { name: modeName }),
    group('ram:UsedSPSTransportMeans', text('ram:Name', name)),
  )
}

/** Each container with its seals, and in every one how warm it may be there; without containers the temperature alone. */
const equipment = ({ containers, temperature }: Carriage): XmlElement[] => {
  const all = containers.length === 0 ? [{ seals: [] }] : containers
  return all.flatMap(({ number, seals }: SealedContainer) =>
    group(
      'ram:UtilizedSPSTransportEquipment',
      text('ram:ID', number),
      seals.flatMap((seal) => group('ram:AffixedSPSSeal', text('ram:ID', seal))),
      temperature ? warmth(temperature) : [],
    ),
  )
}

/** An entry at a port stands as where the goods are unloaded, one at a control post as where they are in transit. */
const entries = ({ entries }: Consignment, scheme: 'un_locode' | 'bcp_code', name: string): XmlElement[] =>
  entries.filter((entry) => entry.scheme === scheme).flatMap((entry) => place(name, entry, scheme))

/** Who sends what to whom, how and when. */
export function consignment(facts: Consignment): XmlElement[] {
  return group(
    'rsm:SPSConsignment',
    leaving(facts.departure),
    party('ram:ConsignorSPSParty', facts.consignor),
    party('ram:ConsigneeSPSParty', facts.consignee),
    place('ram:ExportSPSCountry', { code: 'NO', name: 'Norway' }),
    place('ram:ImportSPSCountry', facts.destination),
    group('ram:LoadingBaseportSPSLocation', text('ram:Name', facts.placeOfLoading)),
    entries(facts, 'bcp_code', 'ram:TransitSPSLocation'),
    entries(facts, 'un_locode', 'ram:UnloadingBaseportSPSLocation'),
    party('ram:DespatchSPSParty', facts.dispatch),
    party('ram:DeliverySPSParty', facts.delivery),
    party('ram:CustomsTransitAgentSPSParty', facts.operatorResponsible),
    movement(facts.carriage),
    equipment(facts.carriage),
    group('ram:IncludedSPSConsignmentItem', facts.goods.flatMap(tradeLineItem)),
  )
}
