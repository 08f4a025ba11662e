import type { ElectronicCertificate } from '@eksport/domain/documents'
import { XmlDocument, XmlElement } from 'libxml2-wasm'

type Consignment = ElectronicCertificate['consignment']
type Goods = Consignment['goods'][number]
type Party = Consignment['consignor']
type Note = ElectronicCertificate['notes'][number]

const childrenOf = (node: XmlElement | undefined, name: string): XmlElement[] => {
  const found: XmlElement[] = []
  for (let child = node?.firstChild ?? null; child !== null; child = child.next) {
    if (child instanceof XmlElement && child.name === name) found.push(child)
  }
  return found
}
/** The first element at a path of names. */
const at = (node: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split('/').reduce<XmlElement | undefined>((parent, name) => childrenOf(parent, name)[0], node)
const textAt = (node: XmlElement | undefined, path: string) => at(node, path)?.content
const attributeAt = (node: XmlElement | undefined, path: string, name: string) => at(node, path)?.attr(name)?.value
const numberAt = (node: XmlElement | undefined, path: string) => {
  const text = textAt(node, path)
  return text === undefined ? undefined : Number(text)
}
const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The message lacks what it must have')
  return value
}
/** Leaves out missing parts, as the facts do. */
function kept<T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as T
}
const anyKept = <T extends object>(parts: { readonly [Key in keyof T]: T[Key] | undefined }): T | undefined =>
  Object.values(parts).every((part) => part === undefined) ? undefined : kept<T>(parts)

const wordsAt = (node: XmlElement | undefined, name: string) =>
  Object.fromEntries(childrenOf(node, name).map((word) => [word.attr('languageID')?.value, word.content])) as {
    en: string
  }
const codedAt = (node: XmlElement | undefined, path: string) => {
  const code = textAt(node, `${path}/ID`)
  return code === undefined
    ? undefined
    : kept<{ code: string; name?: string }>({ code, name: textAt(node, `${path}/Name`) })
}
const dayAt = (node: XmlElement | undefined, path: string) =>
  textAt(node, `${path}/DateTimeString`)?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

function partyAt(node: XmlElement | undefined, path: string): Party | undefined {
  const found = at(node, path)
  if (found === undefined) return undefined
  const value = textAt(found, 'ID')
  const scheme = attributeAt(found, 'ID', 'schemeID') as NonNullable<Party['id']>['scheme']
  const address = at(found, 'SpecifiedSPSAddress')
  const country = textAt(address, 'CountryID')
  return kept<Party>({
    id: value === undefined ? undefined : { scheme, value },
    name: textAt(found, 'Name'),
    address:
      address &&
      kept<NonNullable<Party['address']>>({
        street: textAt(address, 'LineOne'),
        postalCode: textAt(address, 'PostcodeCode'),
        city: textAt(address, 'CityName'),
        county: textAt(address, 'CountrySubDivisionName'),
        country:
          country === undefined
            ? undefined
            : kept<{ code: string; name?: string }>({ code: country, name: textAt(address, 'CountryName') }),
      }),
    phone: textAt(found, 'DefinedSPSContact/TelephoneSPSCommunication/CompleteNumber'),
  })
}

const noteOf = (node: XmlElement): Note =>
  kept<Note>({
    subject: must(textAt(node, 'Subject')),
    code: textAt(node, 'ContentCode'),
    text: textAt(node, 'Content'),
  })

function goodsOf(line: XmlElement): Goods {
  const [species, ...notes] = childrenOf(line, 'AdditionalInformationSPSNote')
    .map(noteOf)
    .sort((one, other) => Number(other.subject === 'SPECIES') - Number(one.subject === 'SPECIES'))
  const isSpecies = species?.subject === 'SPECIES'
  const type = textAt(line, 'PhysicalSPSPackage/TypeCode')
  return kept<Goods>({
    description: textAt(line, 'Description'),
    species: isSpecies
      ? kept<{ code: string; name?: string }>({ code: must(species.code), name: textAt(line, 'CommonName') })
      : undefined,
    scientificName: textAt(line, 'ScientificName'),
    lot: textAt(line, 'ProductionBatchID'),
    netWeight: numberAt(line, 'NetWeightMeasure'),
    notes: isSpecies || species === undefined ? notes : [species, ...notes],
    classificationCode: textAt(line, 'ApplicableSPSClassification/ClassCode'),
    packages: anyKept<NonNullable<Goods['packages']>>({
      type:
        type === undefined
          ? undefined
          : kept<{ code: string; name?: string }>({
              code: type,
              name: attributeAt(line, 'PhysicalSPSPackage/TypeCode', 'name'),
            }),
      count: numberAt(line, 'PhysicalSPSPackage/ItemQuantity'),
    }),
    origins: childrenOf(line, 'OriginSPSLocation').map((area) =>
      kept<Goods['origins'][number]>({
        kind: attributeAt(area, 'ID', 'schemeID') as 'catch_area',
        code: must(textAt(area, 'ID')),
        name: textAt(area, 'Name'),
      }),
    ),
    processes: childrenOf(line, 'AppliedSPSProcess').map((process) =>
      kept<Goods['processes'][number]>({
        kind: attributeAt(process, 'TypeCode', 'name') as 'CATCH',
        operator: partyAt(process, 'OperatorSPSParty'),
        from: dayAt(process, 'CompletionSPSPeriod/StartDateTime'),
        to: dayAt(process, 'CompletionSPSPeriod/EndDateTime'),
      }),
    ),
  })
}

const modes = { 1: 'SHIP', 2: 'TRAIN', 3: 'TRUCK', 4: 'AIR', 0: 'OTHER' } as const

/** A document that accompanies the goods, not the carrier's. */
const isRelated = (document: XmlElement) => textAt(document, 'TypeCode') === '916'

function carriageOf(consignment: XmlElement, documents: readonly XmlElement[]): Consignment['carriage'] {
  const mode = numberAt(consignment, 'MainCarriageSPSTransportMovement/ModeCode')
  const equipment = childrenOf(consignment, 'UtilizedSPSTransportEquipment')
  const setting = at(equipment[0], 'SettingSPSTemperature')
  return kept<Consignment['carriage']>({
    means: mode === undefined ? undefined : modes[mode as keyof typeof modes],
    id: textAt(consignment, 'MainCarriageSPSTransportMovement/ID'),
    name: textAt(consignment, 'MainCarriageSPSTransportMovement/UsedSPSTransportMeans/Name'),
    document: textAt(
      documents.find((one) => !isRelated(one)),
      'ID',
    ),
    containers: equipment
      .map((one) =>
        kept<Consignment['carriage']['containers'][number]>({
          number: textAt(one, 'ID'),
          seals: childrenOf(one, 'AffixedSPSSeal').map((seal) => must(textAt(seal, 'ID'))),
        }),
      )
      .filter(({ number, seals }) => number !== undefined || seals.length > 0),
    temperature:
      setting &&
      kept<NonNullable<Consignment['carriage']['temperature']>>({
        isAmbient: textAt(setting, 'TypeCode') === 'AMBIENT',
        min: numberAt(setting, 'MinimumValueMeasure'),
        max: numberAt(setting, 'MaximumValueMeasure'),
      }),
  })
}

function consignmentOf(node: XmlElement, documents: readonly XmlElement[]): Consignment {
  const leaves = textAt(node, 'ExportExitDateTime/DateTime')
  const day = dayAt(node, 'ExportExitDateTime')
  const entries = (
    [
      ['un_locode', 'UnloadingBaseportSPSLocation'],
      ['bcp_code', 'TransitSPSLocation'],
    ] as const
  ).flatMap(([scheme, path]) => {
    const entry = codedAt(node, path)
    return entry === undefined ? [] : [{ scheme, ...entry }]
  })
  return kept<Consignment>({
    consignor: must(partyAt(node, 'ConsignorSPSParty')),
    consignee: partyAt(node, 'ConsigneeSPSParty'),
    destination: must(codedAt(node, 'ImportSPSCountry')),
    departure: leaves === undefined ? (day && { day }) || undefined : { at: leaves },
    placeOfLoading: textAt(node, 'LoadingBaseportSPSLocation/Name'),
    entries,
    dispatch: partyAt(node, 'DespatchSPSParty'),
    delivery: partyAt(node, 'DeliverySPSParty'),
    operatorResponsible: partyAt(node, 'CustomsTransitAgentSPSParty'),
    carriage: carriageOf(node, documents),
    goods: childrenOf(at(node, 'IncludedSPSConsignmentItem'), 'IncludedSPSTradeLineItem').map(goodsOf),
  })
}

const statuses = { 70: 'issued', 44: 'replaced', 40: 'withdrawn' } as const

/** Reads a message as its receiver would, by the names of the schema only, to compare it with what was written. */
export function readBack(message: string): ElectronicCertificate {
  using parsed = XmlDocument.fromString(message)
  const document = must(at(parsed.root, 'SPSExchangedDocument'))
  const signing = at(document, 'SignatorySPSAuthentication')
  const signer = at(signing, 'ProviderSPSParty/SpecifiedSPSPerson')
  const clauses = childrenOf(signing, 'IncludedSPSClause')
  const isPurpose = (clause: XmlElement) => textAt(clause, 'ID') === 'PURPOSE'
  const documents = childrenOf(document, 'ReferenceSPSReferencedDocument')
  const replaced = documents.find((one) => textAt(one, 'RelationshipTypeCode') === 'ZZZ')
  return kept<ElectronicCertificate>({
    number: must(textAt(document, 'ID')),
    title: wordsAt(document, 'Name'),
    status: statuses[must(numberAt(document, 'StatusCode')) as keyof typeof statuses],
    issuedAt: must(textAt(document, 'IssueDateTime/DateTime')),
    authority: wordsAt(at(document, 'IssuerSPSParty'), 'Name'),
    office: codedAt(signing, 'IssueSPSLocation'),
    signer: { name: must(textAt(signer, 'Name')), title: wordsAt(at(signer, 'AttainedSPSQualification'), 'Name') },
    notes: childrenOf(document, 'IncludedSPSNote').map(noteOf),
    replaces: replaced && {
      number: must(textAt(replaced, 'ID')),
      issuedOn: textAt(replaced, 'Information')?.replace('Issued on ', ''),
    },
    accompanying: documents.filter(isRelated).map((one) =>
      kept<ElectronicCertificate['accompanying'][number]>({
        type: textAt(one, 'Information'),
        number: textAt(one, 'ID'),
      }),
    ),
    purposes: clauses.filter(isPurpose).map((clause) => must(textAt(clause, 'Content'))),
    attested: clauses
      .filter((clause) => !isPurpose(clause))
      .map((clause) => ({ no: must(textAt(clause, 'ID')), words: wordsAt(clause, 'Content') })),
    consignment: consignmentOf(must(at(parsed.root, 'SPSConsignment')), documents),
  })
}
