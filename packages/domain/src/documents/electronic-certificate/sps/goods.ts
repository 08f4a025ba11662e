import type { Goods, Origin, Process } from '../electronic-certificate.ts'
import { day, group, note, party, text, type XmlElement } from './element.ts'

/** No list of the message has the processes of fish: the code is 'mutually defined', and its name says which. */
const mutuallyDefined = 'ZZZ'

const singleLevelOfPackages = '4'

const processed = ({ kind, operator, from, to }: Process): XmlElement[] =>
  group(
    'ram:AppliedSPSProcess',
    text('ram:TypeCode', mutuallyDefined, { name: kind }),
    group('ram:CompletionSPSPeriod', day('ram:StartDateTime', from), day('ram:EndDateTime', to)),
    party('ram:OperatorSPSParty', operator),
  )

const area = ({ kind, code, name }: Origin): XmlElement[] =>
  group('ram:OriginSPSLocation', text('ram:ID', code, { schemeID: kind }), text('ram:Name', name, { languageID: 'en' }))

/** Codes of six digits are the same in all countries; longer ones belong to the tariff that the template names. */
const systemOf = (code: string) => (code.length <= 6 ? 'HS' : 'NATIONAL')

const classification = (code: string): XmlElement[] =>
  group('ram:ApplicableSPSClassification', text('ram:SystemID', systemOf(code)), text('ram:ClassCode', code))

function packages({ type, count }: NonNullable<Goods['packages']>): XmlElement[] {
  return group(
    'ram:PhysicalSPSPackage',
    text('ram:LevelCode', singleLevelOfPackages, { name: 'No packaging hierarchy' }),
    text('ram:TypeCode', type?.code, { name: type?.name }),
    text('ram:ItemQuantity', count),
  )
}

/** A line of goods; lines count from one, as on the page. */
export function tradeLineItem(goods: Goods, index: number): XmlElement[] {
  const { species, classificationCode, packages: packed } = goods
  const speciesNote = species
    ? note('ram:AdditionalInformationSPSNote')({ subject: 'SPECIES', code: species.code })
    : []
  return group(
    'ram:IncludedSPSTradeLineItem',
    text('ram:SequenceNumeric', index + 1),
    text('ram:Description', goods.description),
    text('ram:CommonName', species?.name, { languageID: 'en' }),
    text('ram:ScientificName', goods.scientificName),
    text('ram:ProductionBatchID', goods.lot),
    text('ram:NetWeightMeasure', goods.netWeight, { unitCode: 'KGM' }),
    speciesNote,
    goods.notes.flatMap(note('ram:AdditionalInformationSPSNote')),
    classificationCode ? classification(classificationCode) : [],
    packed ? packages(packed) : [],
    group('ram:OriginSPSCountry', text('ram:ID', 'NO'), text('ram:Name', 'Norway', { languageID: 'en' })),
    goods.origins.flatMap(area),
    goods.processes.flatMap(processed),
  )
}
