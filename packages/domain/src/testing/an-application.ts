import type { Application } from '../application/application.ts'
import type { ProductLine } from '../goods/product-line/product-line.ts'
import type { ApplicationRow } from '../process/list/application-row.ts'
import { given } from './a-rule-context.ts'

/** A line of fresh farmed salmon for China, complete and without findings on the day of `now` in `exampleContext`. */
export function aProductLine(overrides: Partial<ProductLine> = {}): ProductLine {
  return {
    id: 'vl-013',
    productionPeriod: { from: '2026-11-18', to: '2026-11-19' },
    productionEstablishment: { isUnauthorized: false, approvalNumber: 'ST337' },
    species: '711',
    natureOfCommodity: 'FARMED',
    productClassificationCode: '030214',
    lotNumber: 'L261119-1',
    isAlive: false,
    processingState: 'FRESH',
    processingType: 'GUTTED',
    packaging: { type: 'QR', numberOfPackages: 720 },
    netWeight: 16_416,
    slaughterInformation: [{ siteNumber: 10_790, fromDate: '2026-11-17', toDate: '2026-11-19' }],
    aquacultureArea: 'FAO27',
    ...overrides,
  }
}

/** A line of frozen wild cod with vessels and catch areas. */
export function aWildCaughtLine(overrides: Partial<ProductLine> = {}): ProductLine {
  return {
    id: 'vl-014',
    productionPeriod: { from: '2026-05-25', to: '2026-06-07' },
    productionEstablishment: { isUnauthorized: false, approvalNumber: 'N624' },
    species: '1022',
    natureOfCommodity: 'WILD_CAUGHT',
    productClassificationCode: '030363',
    lotNumber: 'L260607-1',
    isAlive: false,
    processingState: 'FROZEN',
    processingType: 'GUTTED_HEADED',
    packaging: { type: 'CT', numberOfPackages: 36 },
    netWeight: 900,
    catchAreas: ['FAO27.1.b', 'FAO27.2.a'],
    wildCaughtConsent: given(),
    vesselInformation: [{ vesselName: 'Testfartøy Delta', vesselNumber: 'F-1-T' }],
    ...overrides,
  }
}

/** A complete draft for China on paper and electronically; overrides replace whole parts. */
export function anApplication(overrides: Partial<Application> = {}): Application {
  return {
    referenceNumber: 4001,
    applicationType: 'HELSESERTIFIKAT',
    applicationStatus: 'UNDER_REGISTRERING',
    applicationFormat: 'STANDARD',
    certificateFormats: ['PAPER', 'E_CERT'],
    certificateTemplate: '1.1.100',
    certificateTemplateVersion: 2,
    countryOfDestination: 'CN',
    consignor: {
      organisationNumber: '310000043',
      organisationName: 'Midnattsol Testlaks AS',
      address: 'Prøvekaia 4, 9008 Tromsø',
      internalReference: 'F-2026-4001',
    },
    sender: {
      submittingApplicant: { organisationNumber: '310000043', organisationName: 'Midnattsol Testlaks AS' },
      contactPerson: {
        firstName: 'Kontakt',
        lastName: 'Salg',
        phoneNumber: '+4700000009',
        email: 'salg@midnattsol.example',
      },
    },
    recipient: {
      consignee: {
        name: 'Shanghai Sample Seafood Trading Co Ltd',
        address: 'Sample Street 12',
        city: 'Shanghai',
        country: 'CN',
        phoneNumber: { callingCode: '+86', number: '00004009' },
      },
      placeOfDestination: {
        name: 'Shanghai Sample Seafood Trading Co Ltd',
        address: 'Sample Street 12',
        city: 'Shanghai',
        country: 'CN',
      },
    },
    control: {
      dispatchDate: '2026-11-23',
      dispatchTime: '08:00',
      location: { addressLine1: 'Prøvekaia 4', postalCode: '9008', city: 'Tromsø' },
    },
    transport: {
      meansOfTransport: 'AIR',
      flightNumber: 'XX009',
      placeOfDispatch: { value: 'Tromsø' },
      placeOfLoading: 'Oslo lufthavn Gardermoen',
      pointOfEntry: 'CNPVG',
      dateOfDeparture: '2026-11-24',
      timeOfDeparture: '18:30',
      temperatureRequirements: { isAmbient: false, minTemperature: 0, maxTemperature: 4 },
      consentGeneralRequirements: given(),
      intendedForHumanConsumption: given(),
      fulfillsEuRequirements: given(),
    },
    productLines: [aProductLine()],
    certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '10:30' },
    consentForECert: given(),
    attachments: [],
    createdDateTime: '2026-11-20T09:02:11+01:00',
    version: 1,
    revision: 1,
    actions: ['edit', 'send', 'delete'],
    ...overrides,
  }
}

/** A row of the table, sent and waiting. */
export function aRow(overrides: Partial<ApplicationRow> = {}): ApplicationRow {
  return {
    referenceNumber: 4001,
    applicationStatus: 'INNSENDT',
    applicationType: 'HELSESERTIFIKAT',
    applicationFormat: 'STANDARD',
    certificateFormats: ['PAPER', 'E_CERT'],
    certificateTemplate: '1.1.100',
    certificateTemplateName: {
      nb: 'Kina, sunnhetsattest, kinesisk-engelsk',
      nn: 'Kina, sunnheitsattest, kinesisk-engelsk',
      en: 'China, health certificate, Chinese/English',
    },
    countryOfDestination: 'CN',
    consignorName: 'Midnattsol Testlaks AS',
    consignorInternalReference: 'F-2026-4001',
    consigneeName: 'Shanghai Sample Seafood Trading Co Ltd',
    retrievalDate: '2026-11-23',
    retrievalTime: '10:30',
    retrievalOffice: 'KLOEFTA',
    submittedDateTime: '2026-11-20T09:47:21+01:00',
    goods: { species: ['711'], netWeight: 16_416 },
    version: 4,
    actions: ['cancel', 'preview-certificate'],
    ...overrides,
  }
}
