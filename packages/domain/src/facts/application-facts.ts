import {
  type AnswerPath,
  code,
  codeAndName,
  codesAndNames,
  day,
  degrees,
  type Fact,
  identifier,
  kilograms,
  options,
  organisation,
  phone,
  prose,
  registered,
  rows,
  text,
  time,
  yes,
} from './fact.ts'
import { subject } from './subject.ts'

const certificateFormats = {
  PAPER: { nb: 'Papirbasert sertifikat', nn: 'Papirbasert sertifikat', en: 'Paper certificate' },
  E_CERT: { nb: 'Elektronisk sertifikat', nn: 'Elektronisk sertifikat', en: 'Electronic certificate' },
  PDF: { nb: 'PDF sertifikat', nn: 'PDF sertifikat', en: 'PDF certificate' },
}

const applicationFormats = {
  STANDARD: { nb: 'Trinn for trinn', nn: 'Steg for steg', en: 'Step by step' },
  PDF: { nb: 'Sertifikatmal som PDF', nn: 'Sertifikatmal som PDF', en: 'Certificate template as a PDF' },
}

const means = {
  AIR: { nb: 'Fly', nn: 'Fly', en: 'Aircraft' },
  SHIP: { nb: 'Skip', nn: 'Skip', en: 'Ship' },
  TRUCK: { nb: 'Lastebil', nn: 'Lastebil', en: 'Road vehicle' },
  TRAIN: { nb: 'Tog', nn: 'Tog', en: 'Railway' },
  OTHER: { nb: 'Annet', nn: 'Anna', en: 'Other' },
}

const pdfReasons = {
  PROCESSING_ESTABLISHMENT_ADDRESS_ISSUES: {
    nb: 'Adressen til produsenten er feil',
    nn: 'Adressa til produsenten er feil',
    en: 'The address of the producer is wrong',
  },
  OTHER: { nb: 'Annen årsak', nn: 'Annan årsak', en: 'Other reason' },
}

const country = code('countries')
const postalCode = ['Postnummer', 'Postnummer', 'Postal code'] as const
const postalPlace = ['Poststed', 'Poststad', 'Postal place'] as const
const name = ['Navn', 'Namn', 'Name'] as const
const address = ['Adresse', 'Adresse', 'Address'] as const
const city = ['By', 'By', 'City'] as const
const inCountry = ['Land', 'Land', 'Country'] as const
const phoneNumber = ['Telefon', 'Telefon', 'Phone'] as const
const minimum = ['Minimum temperatur', 'Minimum temperatur', 'Minimum temperature'] as const
const maximum = ['Maksimum temperatur', 'Maksimum temperatur', 'Maximum temperature'] as const
const ambient = ['Romtemperatur', 'Romtemperatur', 'Ambient temperature'] as const

const exporter = subject('sender', 'Eksportør', 'Eksportør', 'Exporter')
const contactPerson = subject('sender', 'Kontaktperson', 'Kontaktperson', 'Contact person')
const consignee = subject('recipient', 'Mottaker', 'Mottakar', 'Consignee')
const onBehalfOf = subject('recipient', 'På vegne av', 'På vegner av', 'On behalf of')
const operator = subject('recipient', 'Ansvarlig operatør', 'Ansvarleg operatør', 'Operator responsible')
const destination = subject('recipient', 'Bestemmelsessted', 'Bestemmelsesstad', 'Place of destination')
const controlTime = subject('control', 'Tidspunkt', 'Tidspunkt', 'Time')
const controlPlace = subject('control', 'Sted', 'Stad', 'Place')
const dispatch = subject('transport', 'Avsendersted', 'Avsendarstad', 'Place of dispatch')
const departure = subject('transport', 'Avgang', 'Avgang', 'Departure')
const ship = subject('transport', 'Skip', 'Skip', 'Ship')
const seal = subject('transport', 'Plombe', 'Plombe', 'Seal')
const temperature = subject('transport', 'Transporttemperatur', 'Transporttemperatur', 'Transport temperature')
const document = subject('transport', 'Følgedokument', 'Følgjedokument', 'Accompanying document')
const packedAs = subject('transport', 'Pakket som', 'Pakka som', 'Packed as')
const pdfTemperature = subject('temperature', 'Transporttemperatur', 'Transporttemperatur', 'Transport temperature')

/** The facts of an application itself. */
export const applicationFacts = {
  certificateFormats: options(certificateFormats)(
    'application',
    'Sertifikatformat',
    'Sertifikatformat',
    'Certificate format',
  ),
  certificateTemplate: codeAndName('certificate-templates')(
    'application',
    'Sertifikatmal',
    'Sertifikatmal',
    'Certificate template',
  ),
  'consignor.organisationName': text(exporter.line, ...name),
  'consignor.organisationNumber': organisation(exporter.labelledLine, 'Org.nr.', 'Org.nr.', 'Org. no.'),
  'consignor.address': text(exporter.line, ...address),
  'sender.submittingApplicant.organisationName': text('sender', 'Innsender', 'Innsendar', 'Submitter'),
  'sender.contactPerson.firstName': text(contactPerson.line, 'Fornavn', 'Førenamn', 'First name'),
  'sender.contactPerson.lastName': text(contactPerson.space, 'Etternavn', 'Etternamn', 'Last name'),
  'sender.contactPerson.phoneNumber': text(contactPerson.line, ...phoneNumber),
  'sender.contactPerson.email': text(contactPerson.line, 'E-post', 'E-post', 'E-mail'),
  'consignor.internalReference': identifier('sender', 'Fakturareferanse', 'Fakturareferanse', 'Invoice reference'),
  'recipient.consignee.name': text(consignee.line, ...name),
  'recipient.consignee.address': text(consignee.line, ...address),
  'recipient.consignee.city': text(consignee.comma, ...city),
  'recipient.consignee.postalCode': text(consignee.space, ...postalCode),
  'recipient.consignee.country': country(consignee.comma, ...inCountry),
  'recipient.consignee.phoneNumber': phone(consignee.line, ...phoneNumber),
  'recipient.isOnBehalfOfConsignee': yes(
    'recipient',
    'Opptrer på vegne av en annen',
    'Opptrer på vegner av ein annan',
    'Acts on behalf of another',
  ),
  'recipient.onBehalfOfConsignee.name': text(onBehalfOf.line, ...name),
  'recipient.onBehalfOfConsignee.country': country(onBehalfOf.comma, ...inCountry),
  'recipient.operatorResponsibleForConsignment.name': text(operator.line, ...name),
  'recipient.operatorResponsibleForConsignment.address': text(operator.line, ...address),
  'recipient.operatorResponsibleForConsignment.city': text(operator.comma, ...city),
  'recipient.operatorResponsibleForConsignment.postalCode': text(operator.space, ...postalCode),
  'recipient.operatorResponsibleForConsignment.country': country(operator.comma, ...inCountry),
  'recipient.operatorResponsibleForConsignment.phoneNumber': phone(operator.line, ...phoneNumber),
  'recipient.placeOfDestination.name': text(destination.line, ...name),
  'recipient.placeOfDestination.address': text(destination.line, ...address),
  'recipient.placeOfDestination.city': text(destination.comma, ...city),
  'recipient.placeOfDestination.postalCode': text(destination.space, ...postalCode),
  'recipient.placeOfDestination.country': country(destination.comma, ...inCountry),
  'control.dispatchDate': day(controlTime.line, 'Dato', 'Dato', 'Date'),
  'control.dispatchTime': time(controlTime.clock, 'Klokkeslett', 'Klokkeslett', 'Time of day'),
  'control.location.addressLine1': text(controlPlace.line, ...address),
  'control.location.postalCode': text(controlPlace.comma, ...postalCode),
  'control.location.city': text(controlPlace.space, ...postalPlace),
  'transport.placeOfDispatch.value': text(dispatch.line, 'Sted', 'Stad', 'Place'),
  'transport.placeOfDispatch.establishment.approvalNumber': registered('establishments')(
    dispatch.line,
    'Godkjenningsnummer',
    'Godkjenningsnummer',
    'Approval number',
  ),
  'transport.placeOfDispatch.establishment.isUnauthorized': yes(
    dispatch.comma,
    'utenfor registeret',
    'utanfor registeret',
    'outside the register',
  ),
  'transport.placeOfDispatch.establishment.unauthorizedEstablishmentInfo.name': text(dispatch.line, ...name),
  'transport.placeOfDispatch.establishment.unauthorizedEstablishmentInfo.address': text(dispatch.line, ...address),
  'transport.placeOfDispatch.establishment.unauthorizedEstablishmentInfo.postalCode': text(
    dispatch.comma,
    ...postalCode,
  ),
  'transport.placeOfDispatch.establishment.unauthorizedEstablishmentInfo.postalCity': text(
    dispatch.space,
    ...postalPlace,
  ),
  'transport.placeOfLoading': text('transport', 'Lastested', 'Lastestad', 'Place of loading'),
  'transport.dateOfDeparture': day(departure.line, 'Dato', 'Dato', 'Date'),
  'transport.timeOfDeparture': time(departure.clock, 'Klokkeslett', 'Klokkeslett', 'Time of day'),
  'transport.meansOfTransport': options(means)('transport', 'Transportmiddel', 'Transportmiddel', 'Means of transport'),
  'transport.flightNumber': identifier('transport', 'Flightnummer', 'Flightnummer', 'Flight number'),
  'transport.vessel.name': text(ship.line, ...name),
  'transport.vessel.imoNumber': identifier(ship.labelledComma, 'IMO', 'IMO', 'IMO'),
  'transport.registrationNumber': identifier(
    'transport',
    'Registreringsnummer',
    'Registreringsnummer',
    'Registration number',
  ),
  'transport.wagonNumber': identifier('transport', 'Vognnummer', 'Vognnummer', 'Wagon number'),
  'transport.transportId': identifier('transport', 'Transport-ID', 'Transport-ID', 'Identification'),
  'transport.transportDocument': identifier(
    'transport',
    'Transportdokument',
    'Transportdokument',
    'Transport document',
  ),
  'transport.containers': rows('transport', 'Containere', 'Containerar', 'Containers'),
  'transport.containers.number': identifier('transport', 'Containernummer', 'Containernummer', 'Container number'),
  'transport.containers.seals': rows('transport', 'Plomber', 'Plomber', 'Seals'),
  'transport.containers.seals.number': identifier(seal.labelledLine, 'plombe', 'plombe', 'seal'),
  'transport.temperatureRequirements.isAmbient': yes(temperature.line, ...ambient),
  'transport.temperatureRequirements.minTemperature': degrees(temperature.line, ...minimum),
  'transport.temperatureRequirements.maxTemperature': degrees(temperature.end, ...maximum),
  'transport.totalGrossWeight': kilograms('transport', 'Total bruttovekt', 'Total bruttovekt', 'Total gross weight'),
  'transport.accompanyingDocuments': rows('transport', 'Følgedokumenter', 'Følgjedokument', 'Accompanying documents'),
  'transport.accompanyingDocuments.type': text(document.line, 'Dokumenttype', 'Dokumenttype', 'Type of document'),
  'transport.accompanyingDocuments.referenceNumber': text(
    document.comma,
    'Referansenummer',
    'Referansenummer',
    'Reference number',
  ),
  countryOfDestination: country('transport', 'Mottakerland', 'Mottakarland', 'Country of destination'),
  'transport.entryBcp': code('border-control-posts')(
    'transport',
    'Grensekontrollsted',
    'Grensekontrollstad',
    'Entry border control post',
  ),
  'transport.pointOfEntry': code('points-of-entry')('transport', 'Innførselssted', 'Innførselsstad', 'Point of entry'),
  'transport.intendedForCanningIndustry': yes(packedAs.value, 'Hermetisert', 'Hermetisert', 'Canned'),
  'transport.intendedForHumanConsumption': yes(packedAs.value, 'Menneskemat', 'Menneskemat', 'Human food'),
  'transport.intendedForImportAdmissionEu': yes(
    'transport',
    'Import til eller innførsel i EU',
    'Import til eller innførsel i EU',
    'Import or admission into the EU',
  ),
  'transport.fulfillsEuRequirements': yes(
    'transport',
    'Oppfyller EUs regelverk',
    'Oppfyller EU-regelverket',
    'Meets EU rules',
  ),
  'transport.consentGeneralRequirements': yes(
    'transport',
    'Oppfyller kravene i sertifikatet',
    'Oppfyller krava i sertifikatet',
    'Meets the requirements of the certificate',
  ),
  'transport.noPhosphatesAdded': yes(
    'transport',
    'Ikke tilsatt fosfater',
    'Ikkje tilsett fosfat',
    'No phosphates added',
  ),
  'certificateRetrieval.office': code('certificate-offices')('retrieval', 'Kontor', 'Kontor', 'Office'),
  'certificateRetrieval.date': day('retrieval', 'Dato', 'Dato', 'Date'),
  'certificateRetrieval.time': time('retrieval', 'Tid', 'Tid', 'Time'),
  'certificateRetrieval.pickupCompany': text(
    'retrieval',
    'Firma som henter',
    'Firma som hentar',
    'Company that collects',
  ),
  'pdfCertificateDetails.temperatureRequirements.isAmbient': yes(pdfTemperature.line, ...ambient),
  'pdfCertificateDetails.temperatureRequirements.minTemperature': degrees(pdfTemperature.line, ...minimum),
  'pdfCertificateDetails.temperatureRequirements.maxTemperature': degrees(pdfTemperature.end, ...maximum),
  applicationFormat: options(applicationFormats)('format', 'Utfyllingsformat', 'Utfyllingsformat', 'Filled in as'),
  consentForECert: yes('format', 'Elektronisk oversending', 'Elektronisk oversending', 'Electronic transmission'),
  'pdfCertificateDetails.applicationFormatPdfReason.reason': options(pdfReasons)(
    'format',
    'Årsak til PDF',
    'Årsak til PDF',
    'Reason for the PDF',
  ),
  'pdfCertificateDetails.applicationFormatPdfReason.description': prose(
    'format',
    'Årsaken beskrevet',
    'Årsaka skildra',
    'Reason described',
  ),
  'pdfCertificateDetails.productClassificationCodes': codesAndNames('product-classification')(
    'format',
    'HS-koder',
    'HS-kodar',
    'HS codes',
  ),
  'pdfCertificateDetails.requisition': identifier('format', 'Rekvisisjon', 'Rekvisisjon', 'Requisition'),
} as const satisfies { readonly [Path in AnswerPath]?: Fact }
