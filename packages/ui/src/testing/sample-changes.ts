import type { Application, ProductLine } from '@eksport/domain'
import { anApplication, aProductLine, aWildCaughtLine } from '@eksport/domain/testing'

const longText =
  'Torsk uten hode, sløyd og blokkfryst om bord innen to timer etter fangst, pakket i kartong med plastfôr og merket med fartøyets navn og fangstdato.'

const template = anApplication()

/** A certificate as issued, and its replacement as applied for: most facts differ, forty changes in all. */
export const sampleOriginal: Application = anApplication({
  referenceNumber: 4030,
  applicationStatus: 'ERSTATNING_BEHANDLES',
  transport: {
    ...template.transport,
    meansOfTransport: 'SHIP',
    flightNumber: undefined,
    vessel: { name: 'MV TESTSKIP 8', imoNumber: '0004030' },
    containers: [{ number: 'TEST1004030', seals: [{ number: 'NO004030' }] }],
    dateOfDeparture: '2026-11-11',
    timeOfDeparture: '06:00',
    totalGrossWeight: 18_250,
    accompanyingDocuments: [{ type: 'Faktura', referenceNumber: '2026-77' }],
    intendedForHumanConsumption: true,
  },
  productLines: [
    aProductLine(),
    aWildCaughtLine({ productDescription: longText, packaging: { type: 'CT', numberOfPackages: 36 } }),
    aWildCaughtLine({ id: 'vl-015', species: '1040', lotNumber: 'L-1040' }),
    aWildCaughtLine({ id: 'vl-016', species: '1040', lotNumber: 'L-1040' }),
  ],
})

const { recipient, consignor, sender } = sampleOriginal
const changedLines: ProductLine[] = [
  aProductLine({
    netWeight: 14_400,
    lotNumber: 'L261119-2',
    packaging: { type: 'QR', numberOfPackages: 640 },
    productPackedForFinalConsumer: true,
    processingType: 'FILLET',
    productClassificationCode: '030441',
    slaughterInformation: [
      { siteNumber: 10_790, fromDate: '2026-11-17', toDate: '2026-11-19' },
      { siteNumber: 12_345, fromDate: '2026-11-16', toDate: '2026-11-17' },
    ],
  }),
  aWildCaughtLine({
    productDescription: longText.replace('to timer', 'fire timer').replace('fangstdato', 'produksjonsdato'),
    packaging: { type: 'CT', numberOfPackages: 38 },
    netWeight: 950,
    catchAreas: ['FAO27.2.a', 'FAO27.1.a'],
    vesselInformation: [{ vesselName: 'Testfartøy Delta', vesselNumber: 'F-1-T' }, { vesselName: 'Testfartøy Echo' }],
  }),
  aWildCaughtLine({ id: 'vl-016', species: '1040', lotNumber: 'L-1040' }),
  aProductLine({ id: 'vl-020', species: '713', productionPeriod: { from: '2026-11-20', to: '2026-11-20' } }),
]

export const sampleReplacement: Application = {
  ...sampleOriginal,
  referenceNumber: 4039,
  applicationType: 'ERSTATNINGSSERTIFIKAT',
  applicationStatus: 'UNDER_VURDERING',
  certificateFormats: ['PAPER'],
  originalApplicationReference: 4030,
  consignor: { ...consignor, internalReference: 'F-2026-4039', address: 'Prøvekaia 14, 9008 Tromsø' },
  sender: {
    ...sender,
    contactPerson: {
      ...sender?.contactPerson,
      lastName: 'Logistikk',
      email: 'avdeling.for.logistikk.og.eksport@midnattsol.testlaks.example',
    },
  },
  recipient: {
    ...recipient,
    consignee: {
      ...recipient?.consignee,
      address: 'Sample Street 112',
      phoneNumber: { callingCode: '+86', number: '7' },
    },
    isOnBehalfOfConsignee: true,
    onBehalfOfConsignee: { name: 'Example Trading House Ltd', country: 'SG' },
    operatorResponsibleForConsignment: { name: 'Sample Operator', address: 'Sample Quay 2' },
    placeOfDestination: { ...recipient?.placeOfDestination, name: 'Sample Cold Storage', city: 'Ningbo' },
  },
  transport: {
    ...sampleOriginal.transport,
    meansOfTransport: 'TRUCK',
    vessel: undefined,
    registrationNumber: 'XX 40039',
    containers: [{ number: 'TEST1004039', seals: [{ number: 'NO004030' }, { number: 'NO004039' }] }],
    dateOfDeparture: '2026-11-19',
    timeOfDeparture: '09:30',
    placeOfDispatch: { value: 'Florø', establishment: { approvalNumber: 'SF72' } },
    pointOfEntry: 'CNTAO',
    entryBcp: 'CNSHA4',
    temperatureRequirements: { isAmbient: false, minTemperature: -25, maxTemperature: -18 },
    totalGrossWeight: 16_020.5,
    accompanyingDocuments: [{ type: 'Faktura', referenceNumber: '2026-78' }],
    fulfillsEuRequirements: undefined,
  },
  countryOfDestination: 'TR',
  productLines: changedLines,
  certificateRetrieval: { office: 'BERGEN', date: '2026-11-26', time: '14:00', pickupCompany: 'Testbud AS' },
  replacementInformation: {
    reasonForReplacement: 'Feil i innsendte opplysninger',
    consignmentLocation: { place: 'Under transport', country: 'TR' },
    methodOfReturn: 'Leveres ved henting av nytt sertifikat.',
  },
}
