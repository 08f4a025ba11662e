import { code, dateRange, lookup, text, toggle } from '@eksport/forms'
import { lineForm } from './forms.ts'
import { unauthorizedEstablishment } from './unauthorized-establishment.ts'

const isForeign = lineForm.is('productionEstablishment.isUnauthorized', true)
const info = 'productionEstablishment.unauthorizedEstablishmentInfo'

/** When and by whom the goods were produced. A producer is approved for a period, so changing the period clears the producer. */
export const production = lineForm.section({
  id: 'production',
  title: { nb: 'Produksjon', nn: 'Produksjon', en: 'Production' },
  fields: {
    productionPeriod: dateRange({
      label: { nb: 'Produksjonsperiode', nn: 'Produksjonsperiode', en: 'Production period' },
      required: true,
      clears: [{ ...lineForm.wipes(['productionEstablishment.approvalNumber'], isForeign), sparesFirst: true }],
      width: 'md',
    }),
    'productionEstablishment.isUnauthorized': toggle({
      label: {
        nb: 'Produsenten er ikke i det norske registeret over godkjente virksomheter',
        nn: 'Produsenten er ikkje i det norske registeret over godkjende verksemder',
        en: 'The producer is not in the Norwegian register of approved establishments',
      },
      hint: {
        nb: 'Søknaden må da vurderes av saksbehandler.',
        nn: 'Søknaden må då vurderast av saksbehandlar.',
        en: 'The application must then be assessed by a caseworker.',
      },
      clears: [lineForm.wipes(['productionEstablishment.approvalNumber', info])],
    }),
    'productionEstablishment.approvalNumber': lookup({
      label: { nb: 'Produsent', nn: 'Produsent', en: 'Producer' },
      hint: {
        nb: 'Produsenten må være godkjent i hele produksjonsperioden.',
        nn: 'Produsenten må vere godkjend i heile produksjonsperioden.',
        en: 'The producer must be approved for the whole production period.',
      },
      when: lineForm.isNot('productionEstablishment.isUnauthorized', true),
      source: 'producers',
      minCharacters: 2,
      maxCharacters: 20,
      required: true,
      invalidCode: 'producerInvalid',
      width: 'lg',
    }),
  },
})

/** [VAL-06] A producer outside the register is described in full and assessed by a caseworker. */
export const foreignEstablishment = lineForm.section({
  id: 'foreign-establishment',
  title: {
    nb: 'Produsent utenfor registeret',
    nn: 'Produsent utanfor registeret',
    en: 'Producer outside the register',
  },
  when: isForeign,
  fields: {
    'productionEstablishment.approvalNumber': unauthorizedEstablishment.approvalNumber,
    [`${info}.name` as const]: unauthorizedEstablishment.name,
    [`${info}.address` as const]: unauthorizedEstablishment.address,
    [`${info}.postalCode` as const]: unauthorizedEstablishment.postalCode,
    [`${info}.postalCity` as const]: unauthorizedEstablishment.postalCity,
    [`${info}.county` as const]: text({
      label: { nb: 'Fylke', nn: 'Fylke', en: 'County' },
      required: true,
      width: 'md',
    }),
    [`${info}.country` as const]: code({
      label: { nb: 'Land', nn: 'Land', en: 'Country' },
      codeList: 'countries',
      required: true,
      width: 'md',
    }),
  },
})
