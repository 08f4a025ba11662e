import { code, date, describeForm, number, type Section, time } from '@eksport/forms'
import { officesIn } from '../../values/office-time/office-policy.ts'
import { pickupIssues } from '../../values/office-time/pickup.ts'
import { type CopyRequest, maxCopies, minCopies } from './copy-order.ts'

/** An order as it is being written: each part may be missing. */
export type CopyAnswers = Partial<CopyRequest>

const form = describeForm<CopyAnswers>()

const count = form.section({
  id: 'copies',
  fields: {
    numberOfCopies: number({
      label: { nb: 'Antall kopier', nn: 'Talet på kopiar', en: 'Number of copies' },
      required: true,
      requiredCode: 'tooFewCopies',
      min: minCopies,
      minCode: 'tooFewCopies',
      max: maxCopies,
      maxCode: 'tooManyCopies',
      width: 'sm',
    }),
  },
})

const pickup = form.section({
  id: 'copy-pickup',
  fields: {
    collectionLocation: code({
      label: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
      codeList: 'certificate-offices',
      required: true,
      requiredCode: 'officeRequired',
      invalidCode: 'officeInvalid',
      width: 'md',
    }),
    collectionDate: date({
      label: { nb: 'Dato', nn: 'Dato', en: 'Date' },
      required: true,
      earliest: 0,
      earliestCode: 'pickupDatePast',
      width: 'sm',
    }),
    collectionTime: time({
      label: { nb: 'Tid', nn: 'Tid', en: 'Time' },
      required: true,
      requiredCode: 'pickupTimeRequired',
      dateField: 'collectionDate',
      width: 'sm',
    }),
  },
  checks: [
    form.check({
      id: 'copy-office-hours',
      reads: ['collectionLocation', 'collectionDate', 'collectionTime'],
      run: ({ collectionLocation: office, collectionDate: day, collectionTime: at }, context) =>
        pickupIssues({ office, date: day, time: at }, context.now, officesIn(context)).map(
          ({ field, code: issue, params }) =>
            form.issue(field === 'date' ? 'collectionDate' : 'collectionTime', issue, params),
        ),
    }),
  ],
})

/** [CPY-01] [PIK-08] The form of an order of confirmed copies, for the browser and the server: how many, then where and when. */
export const copyForm: readonly Section[] = [count, pickup]
