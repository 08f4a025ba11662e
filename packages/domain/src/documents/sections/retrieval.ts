import { code, date, text, time } from '@eksport/forms'
import { officesIn } from '../../values/office-time/office-policy.ts'
import { pickupIssues } from '../../values/office-time/pickup.ts'
import { form } from './forms.ts'

/** [PIK-08] [WIZ-15] Where and when the paper is fetched. The office's hours are checked by the same code that offers the times. */
export const retrieval = form.section({
  id: 'retrieval',
  fields: {
    'certificateRetrieval.office': code({
      label: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
      codeList: 'certificate-offices',
      isProposed: true,
      required: true,
      requiredCode: 'officeRequired',
      invalidCode: 'officeInvalid',
      width: 'md',
    }),
    'certificateRetrieval.date': date({
      label: { nb: 'Dato', nn: 'Dato', en: 'Date' },
      required: true,
      earliest: 0,
      earliestCode: 'pickupDatePast',
      width: 'sm',
    }),
    'certificateRetrieval.time': time({
      label: { nb: 'Tid', nn: 'Tid', en: 'Time' },
      required: true,
      requiredCode: 'pickupTimeRequired',
      dateField: 'certificateRetrieval.date',
      width: 'sm',
    }),
    'certificateRetrieval.pickupCompany': text({
      label: { nb: 'Firma som henter', nn: 'Firma som hentar', en: 'Company that collects' },
      max: 50,
      width: 'lg',
    }),
  },
  checks: [
    form.check({
      id: 'office-hours',
      reads: ['certificateRetrieval.office', 'certificateRetrieval.date', 'certificateRetrieval.time'],
      run: ({ certificateRetrieval }, context) =>
        pickupIssues(certificateRetrieval ?? {}, context.now, officesIn(context)).map(
          ({ field, code: issue, params }) => form.issue(`certificateRetrieval.${field}`, issue, params),
        ),
    }),
  ],
})
