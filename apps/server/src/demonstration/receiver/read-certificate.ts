import { XmlDocument } from 'libxml2-wasm'

/** The parts of a certificate that the demonstration's receiver reads. */
export interface ReceivedCertificate {
  readonly number: string
  /** UN/EDIFACT 1373: 70 issued, 44 replaced, 40 withdrawn. */
  readonly status: string
  readonly country: string
  readonly consignee: string
}

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:SPSCertificate:17',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:21',
} as const

/** Reads a message that was validated against its schema. */
export function readCertificate(message: string): ReceivedCertificate {
  using xml = XmlDocument.fromString(message)
  const textAt = (path: string) => xml.get(path, namespaces)?.content.trim() ?? ''
  const document = '/rsm:SPSCertificate/rsm:SPSExchangedDocument'
  const consignment = '/rsm:SPSCertificate/rsm:SPSConsignment'
  return {
    number: textAt(`${document}/ram:ID`),
    status: textAt(`${document}/ram:StatusCode`),
    country: textAt(`${consignment}/ram:ImportSPSCountry/ram:ID`),
    consignee: textAt(`${consignment}/ram:ConsigneeSPSParty/ram:Name`),
  }
}
