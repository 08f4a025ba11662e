import { lookup, toggle } from '@eksport/forms'
import { form } from './forms.ts'
import { unauthorizedEstablishment } from './unauthorized-establishment.ts'

const establishment = 'transport.placeOfDispatch.establishment'
const info = `${establishment}.unauthorizedEstablishmentInfo` as const
const isForeign = form.is(`${establishment}.isUnauthorized`, true)

/** The place of dispatch where it must be an establishment: a registered one, or another that is described in full. */
export const dispatchEstablishment = [
  form.section({
    id: 'dispatch-establishment',
    title: { nb: 'Avsendersted', nn: 'Avsendarstad', en: 'Place of dispatch' },
    fields: {
      [`${establishment}.isUnauthorized` as const]: toggle({
        label: {
          nb: 'Virksomheten er ikke i det norske registeret over godkjente virksomheter',
          nn: 'Verksemda er ikkje i det norske registeret over godkjende verksemder',
          en: 'The establishment is not in the Norwegian register of approved establishments',
        },
        clears: [form.wipes([`${establishment}.approvalNumber`, info])],
      }),
      [`${establishment}.approvalNumber` as const]: lookup({
        label: { nb: 'Virksomhet', nn: 'Verksemd', en: 'Establishment' },
        when: form.isNot(`${establishment}.isUnauthorized`, true),
        source: 'producers',
        minCharacters: 2,
        maxCharacters: 20,
        required: true,
        invalidCode: 'producerInvalid',
        width: 'lg',
      }),
    },
  }),
  form.section({
    id: 'dispatch-establishment-outside',
    when: isForeign,
    fields: {
      [`${establishment}.approvalNumber` as const]: unauthorizedEstablishment.approvalNumber,
      [`${info}.name` as const]: unauthorizedEstablishment.name,
      [`${info}.address` as const]: unauthorizedEstablishment.address,
      [`${info}.postalCode` as const]: unauthorizedEstablishment.postalCode,
      [`${info}.postalCity` as const]: unauthorizedEstablishment.postalCity,
    },
  }),
] as const
