import { date, text, time } from '@eksport/forms'
import { controlLeadMinutes } from '../../facts/issue/deadline.ts'
import { form } from './forms.ts'

/** [WIZ-09] When and where an inspector can last see the goods. */
export const lastControlSections = [
  form.section({
    id: 'when',
    title: { nb: 'Tidspunkt', nn: 'Tidspunkt', en: 'Time' },
    fields: {
      'control.dispatchDate': date({
        label: { nb: 'Dato', nn: 'Dato', en: 'Date' },
        required: true,
        earliest: 0,
        earliestCode: 'dateInPast',
        width: 'sm',
      }),
      'control.dispatchTime': time({
        label: { nb: 'Klokkeslett', nn: 'Klokkeslett', en: 'Time' },
        hint: {
          nb: 'Norsk tid, minst 60 minutter frem i tid.',
          nn: 'Norsk tid, minst 60 minutt fram i tid.',
          en: 'Norwegian time, at least 60 minutes ahead.',
        },
        required: true,
        dateField: 'control.dispatchDate',
        stepMinutes: 30,
        leadMinutes: controlLeadMinutes,
        choiceLeadMinutes: 65,
        leadCode: 'controlTooSoon',
        width: 'sm',
      }),
    },
  }),
  form.section({
    id: 'where',
    title: { nb: 'Sted', nn: 'Stad', en: 'Place' },
    fields: {
      'control.location.addressLine1': text({
        label: { nb: 'Adresse', nn: 'Adresse', en: 'Address' },
        required: true,
        charset: 'address',
        width: 'lg',
      }),
      'control.location.postalCode': text({
        label: { nb: 'Postnummer', nn: 'Postnummer', en: 'Postal code' },
        required: true,
        digits: 4,
        width: 'xs',
      }),
      'control.location.city': text({
        label: { nb: 'Poststed', nn: 'Poststad', en: 'Postal place' },
        required: true,
        width: 'md',
      }),
    },
  }),
] as const
