import { code, fixed, internationalPhone, text, toggle } from '@eksport/forms'
import { form } from './forms.ts'

/**
 * Calling codes of the destinations of the general certificates, as in the register of countries
 * (data/countries.json; a test compares them).
 */
export const callingCodes: Readonly<Record<string, string>> = {
  AE: '+971',
  AO: '+244',
  AR: '+54',
  AU: '+61',
  AZ: '+994',
  BA: '+387',
  BD: '+880',
  BF: '+226',
  BJ: '+229',
  BO: '+591',
  CA: '+1',
  CD: '+243',
  CG: '+242',
  CI: '+225',
  CL: '+56',
  CM: '+237',
  CO: '+57',
  CR: '+506',
  CU: '+53',
  DO: '+1',
  DZ: '+213',
  EC: '+593',
  EG: '+20',
  GA: '+241',
  GE: '+995',
  GH: '+233',
  GT: '+502',
  HK: '+852',
  HN: '+504',
  ID: '+62',
  IL: '+972',
  IN: '+91',
  IQ: '+964',
  JM: '+1',
  JO: '+962',
  JP: '+81',
  KE: '+254',
  KH: '+855',
  KR: '+82',
  KW: '+965',
  KZ: '+7',
  LB: '+961',
  LK: '+94',
  MA: '+212',
  ME: '+382',
  MK: '+389',
  MM: '+95',
  MU: '+230',
  MV: '+960',
  MX: '+52',
  MY: '+60',
  NG: '+234',
  NZ: '+64',
  OM: '+968',
  PA: '+507',
  PE: '+51',
  PH: '+63',
  PK: '+92',
  PY: '+595',
  QA: '+974',
  RS: '+381',
  SG: '+65',
  SN: '+221',
  TG: '+228',
  TH: '+66',
  TN: '+216',
  TR: '+90',
  TT: '+1',
  TW: '+886',
  TZ: '+255',
  US: '+1',
  UY: '+598',
  UZ: '+998',
  VN: '+84',
  XK: '+383',
  ZA: '+27',
}

const name = { nb: 'Navn', nn: 'Namn', en: 'Name' }
const address = { nb: 'Adresse', nn: 'Adresse', en: 'Address' }
const city = { nb: 'By', nn: 'By', en: 'City' }
const postalCode = text({ label: { nb: 'Postnummer', nn: 'Postnummer', en: 'Postal code' }, max: 20, width: 'xs' })
const country = { nb: 'Land', nn: 'Land', en: 'Country' }

const byDestination = { from: 'countryOfDestination', by: callingCodes } as const
const phoneNumber = { nb: 'Telefonnummer', nn: 'Telefonnummer', en: 'Phone number' }

/** [WIZ-08] The consignee. The country is that of the destination; in a template for several countries the calling code follows it. */
export function consignee({ callingCode }: { readonly callingCode?: string } = {}) {
  return form.section({
    id: 'consignee',
    // The same as the destination, which the section shows.
    known: ['recipient.consignee.country'],
    title: { nb: 'Mottaker', nn: 'Mottakar', en: 'Consignee' },
    fields: {
      'recipient.consignee.name': text({ label: name, required: true, width: 'lg' }),
      'recipient.consignee.phoneNumber': internationalPhone({
        label: phoneNumber,
        required: true,
        ...(callingCode === undefined ? { callingCodes: byDestination } : { defaultCallingCode: callingCode }),
        width: 'md',
      }),
      'recipient.consignee.address': text({ label: address, required: true, charset: 'address', width: 'lg' }),
      'recipient.consignee.postalCode': postalCode,
      'recipient.consignee.city': text({ label: city, width: 'lg' }),
      countryOfDestination: fixed({ label: country, codeList: 'countries' }),
    },
  })
}

/** On whose behalf the consignee acts, if any. */
export function onBehalfOfConsignee() {
  return [
    form.section({
      id: 'on-behalf',
      fields: {
        'recipient.isOnBehalfOfConsignee': toggle({
          label: {
            nb: 'Mottakeren opptrer på vegne av en annen',
            nn: 'Mottakaren opptrer på vegner av ein annan',
            en: 'The consignee acts on behalf of another',
          },
        }),
      },
    }),
    form.section({
      id: 'on-behalf-of',
      title: { nb: 'På vegne av', nn: 'På vegner av', en: 'On behalf of' },
      when: form.is('recipient.isOnBehalfOfConsignee', true),
      fields: {
        'recipient.onBehalfOfConsignee.name': text({ label: name, required: true, width: 'lg' }),
        'recipient.onBehalfOfConsignee.country': code({
          label: country,
          codeList: 'countries',
          required: true,
          width: 'lg',
        }),
      },
    }),
  ] as const
}

/** The operator responsible for the consignment at the border of the receiving country. */
export function operatorResponsible({ callingCode }: { readonly callingCode: string }) {
  return form.section({
    id: 'operator-responsible',
    title: {
      nb: 'Ansvarlig operatør for forsendelsen',
      nn: 'Ansvarleg operatør for sendinga',
      en: 'Operator responsible for the consignment',
    },
    intro: {
      nb: 'Den som er ansvarlig for forsendelsen ved grensekontrollen i mottakerlandet.',
      nn: 'Den som er ansvarleg for sendinga ved grensekontrollen i mottakarlandet.',
      en: 'The person responsible for the consignment at the border control of the receiving country.',
    },
    fields: {
      'recipient.operatorResponsibleForConsignment.name': text({ label: name, required: true, width: 'lg' }),
      'recipient.operatorResponsibleForConsignment.address': text({
        label: address,
        required: true,
        charset: 'address',
        width: 'lg',
      }),
      'recipient.operatorResponsibleForConsignment.postalCode': postalCode,
      'recipient.operatorResponsibleForConsignment.city': text({ label: city, width: 'lg' }),
      'recipient.operatorResponsibleForConsignment.country': code({
        label: country,
        codeList: 'countries',
        initialFrom: 'countryOfDestination',
        width: 'lg',
      }),
      'recipient.operatorResponsibleForConsignment.phoneNumber': internationalPhone({
        label: phoneNumber,
        required: true,
        defaultCallingCode: callingCode,
        width: 'md',
      }),
    },
  })
}

/** Where the goods end up. Its country is initially the application's destination. */
export function placeOfDestination(
  options: { readonly city?: { readonly required: true; readonly max?: number }; readonly country?: string } = {},
) {
  const { city: cityOptions, country: ownCountry } = options
  return form.section({
    id: 'place-of-destination',
    title: { nb: 'Bestemmelsessted', nn: 'Bestemmelsesstad', en: 'Place of destination' },
    fields: {
      'recipient.placeOfDestination.name': text({ label: name, width: 'lg' }),
      'recipient.placeOfDestination.address': text({ label: address, charset: 'address', width: 'lg' }),
      'recipient.placeOfDestination.postalCode': postalCode,
      'recipient.placeOfDestination.city': text({ label: city, ...cityOptions, width: 'lg' }),
      'recipient.placeOfDestination.country': code({
        label: country,
        codeList: 'countries',
        ...(ownCountry === undefined ? { initialFrom: 'countryOfDestination' } : { initial: ownCountry }),
        required: cityOptions !== undefined,
        width: 'lg',
      }),
    },
  })
}
