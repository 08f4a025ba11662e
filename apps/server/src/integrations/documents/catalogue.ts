import type { LocalizedText } from '@eksport/forms'

const text = (en: string, nb: string, nn: string): LocalizedText => ({ nb, nn, en })

/** The words of the certificate. English is printed first; the Norwegian of the exporter's form stands beside it. */
export const words = {
  title: text('Health certificate', 'Helsesertifikat', 'Helsesertifikat'),
  replacementTitle: text('Replacement health certificate', 'Erstatningssertifikat', 'Erstatningssertifikat'),
  subtitle: text(
    'for export of seafood from Norway to {country}',
    'for eksport av sjømat fra Norge til {country}',
    'for eksport av sjømat frå Noreg til {country}',
  ),
  preview: text('PREVIEW – NOT VALID', 'FORHÅNDSVISNING – IKKE GYLDIG', 'FØREHANDSVISING – IKKJE GYLDIG'),
  certificateNumber: text('Certificate number', 'Sertifikatnummer', 'Sertifikatnummer'),
  template: text('Template', 'Mal', 'Mal'),
  version: text('version', 'versjon', 'versjon'),
  consignment: text('Details of the consignment', 'Opplysninger om sendingen', 'Opplysningar om sendinga'),
  goods: text('Description of the goods', 'Beskrivelse av varene', 'Omtale av varene'),
  origin: text('Establishments and origin', 'Virksomheter og opprinnelse', 'Verksemder og opphav'),
  attestation: text('Health attestation', 'Helseattest', 'Helseattest'),
  signature: text('Signature', 'Signatur', 'Signatur'),
  page: text('Page {page} of {pages}', 'Side {page} av {pages}', 'Side {page} av {pages}'),
  continued: text('continued', 'fortsetter', 'held fram'),

  consignor: text('Consignor (exporter)', 'Avsender (eksportør)', 'Avsendar (eksportør)'),
  authority: text('Competent authority', 'Kompetent myndighet', 'Kompetent styresmakt'),
  office: text('Issuing office', 'Utstedende kontor', 'Utstedande kontor'),
  consignee: text('Consignee (importer)', 'Mottaker (importør)', 'Mottakar (importør)'),
  onBehalfOf: text('On behalf of', 'På vegne av', 'På vegner av'),
  operator: text(
    'Operator responsible for the consignment',
    'Ansvarlig operatør for sendingen',
    'Ansvarleg operatør for sendinga',
  ),
  destination: text('Place of destination', 'Bestemmelsessted', 'Leveringsstad'),
  countries: text('Country of origin and destination', 'Opprinnelses- og mottakerland', 'Opphavs- og mottakarland'),
  from: text('from', 'fra', 'frå'),
  dispatch: text('Place of dispatch', 'Avsendersted', 'Avsendarstad'),
  loading: text('Place of loading', 'Lastested', 'Lastestad'),
  departure: text('Date and time of departure', 'Dato og tid for avreise', 'Dato og tid for avreise'),
  transport: text('Means of transport', 'Transportmiddel', 'Transportmiddel'),
  identification: text('Identification', 'Identifikasjon', 'Identifikasjon'),
  pointOfEntry: text('Point of entry', 'Innførselssted', 'Innførselsstad'),
  borderPost: text('Border control post of entry', 'Grensekontrollpost', 'Grensekontrollpost'),
  temperature: text('Transport temperature', 'Transporttemperatur', 'Transporttemperatur'),
  container: text('Container number', 'Containernummer', 'Containernummer'),
  seal: text('Seal number', 'Plombenummer', 'Plombenummer'),
  documents: text('Accompanying documents', 'Følgedokumenter', 'Følgjedokument'),
  intended: text('Intended use', 'Bruksområde', 'Bruksområde'),
  packages: text('Total number of packages', 'Antall kolli i alt', 'Tal på kolli i alt'),
  netWeight: text('Total net weight', 'Samlet nettovekt', 'Samla nettovekt'),
  grossWeight: text('Total gross weight', 'Samlet bruttovekt', 'Samla bruttovekt'),
  requisition: text('Requisition', 'Rekvisisjon', 'Rekvisisjon'),
  classifications: text('Commodity codes', 'Varekoder', 'Varekodar'),
  replaces: text(
    'Replaces certificate for application',
    'Erstatter sertifikat for søknad',
    'Erstattar sertifikat for søknad',
  ),

  issuedAt: text('Issued at', 'Utstedt ved', 'Utstedt ved'),
  signerName: text(
    'Official veterinarian or authorised signatory',
    'Offentlig veterinær eller signatar',
    'Offentleg veterinær eller signatar',
  ),
  stamp: text('Official stamp', 'Offisielt stempel', 'Offisielt stempel'),
  total: text('Total', 'Sum', 'Sum'),
} as const

/** Values printed in English only, as the receiver's inspector reads them. */
export const meansOfTransportWords = {
  AIR: 'Aircraft',
  SHIP: 'Ship',
  TRUCK: 'Road vehicle',
  TRAIN: 'Railway',
  OTHER: 'Other',
} as const
