import { type Condition, type Issue, type NumberField, number, toggle } from '@eksport/forms'
import type { FormAnswers } from '../../application/own-answers.ts'
import { form, hasPaper } from './forms.ts'

const title = { nb: 'Transporttemperatur', nn: 'Transporttemperatur', en: 'Transport temperature' }
const minimum = { nb: 'Minimum temperatur', nn: 'Minimum temperatur', en: 'Minimum temperature' }
const maximum = { nb: 'Maksimum temperatur', nn: 'Maksimum temperatur', en: 'Maximum temperature' }

const isAmbient = toggle({
  label: {
    nb: 'Varene transporteres i romtemperatur',
    nn: 'Varene blir transporterte i romtemperatur',
    en: 'The goods are transported at ambient temperature',
  },
})

function degrees<R extends string>(
  label: NumberField['label'],
  when: Condition<R>,
  required: true | Condition<R> = true,
) {
  return number({
    label,
    when,
    required,
    decimals: 1,
    min: -100,
    max: 100,
    unit: { nb: '°C', nn: '°C', en: '°C' },
    width: 'xs',
  })
}

type Temperatures = NonNullable<FormAnswers['transport']>['temperatureRequirements']

/** [VAL-09] Reported at both ends, because either may be the one to correct. */
function order(part: 'transport' | 'pdfCertificateDetails', temperature: Temperatures): Issue[] {
  const { isAmbient: ambient, minTemperature, maxTemperature } = temperature ?? {}
  // A typed text that is not a number yet is reported by its own field, and cannot be compared.
  if (ambient || typeof minTemperature !== 'number' || typeof maxTemperature !== 'number') return []
  if (minTemperature <= maxTemperature) return []
  return [
    form.issue(`${part}.temperatureRequirements.minTemperature`, 'minAboveMaxTemperature'),
    form.issue(`${part}.temperatureRequirements.maxTemperature`, 'maxBelowMinTemperature'),
  ]
}

const isChilled = form.isNot('transport.temperatureRequirements.isAmbient', true)

/** The temperature limits during transport. */
export const temperatures = form.section({
  id: 'temperatures',
  title,
  fields: {
    'transport.temperatureRequirements.isAmbient': isAmbient,
    'transport.temperatureRequirements.minTemperature': degrees(minimum, isChilled),
    'transport.temperatureRequirements.maxTemperature': degrees(maximum, isChilled),
  },
  checks: [
    form.check({
      id: 'temperature-order',
      reads: [
        'transport.temperatureRequirements.isAmbient',
        'transport.temperatureRequirements.minTemperature',
        'transport.temperatureRequirements.maxTemperature',
      ],
      run: ({ transport }) => order('transport', transport?.temperatureRequirements),
    }),
  ],
})

const isPdfChilled = form.isNot('pdfCertificateDetails.temperatureRequirements.isAmbient', true)

/** [TPL-11] The same for a PDF application, which has no transport page; required for paper, optional otherwise. */
export const pdfTemperatures = form.section({
  id: 'temperatures',
  title,
  fields: {
    'pdfCertificateDetails.temperatureRequirements.isAmbient': isAmbient,
    'pdfCertificateDetails.temperatureRequirements.minTemperature': degrees(minimum, isPdfChilled, hasPaper),
    'pdfCertificateDetails.temperatureRequirements.maxTemperature': degrees(maximum, isPdfChilled, hasPaper),
  },
  checks: [
    form.check({
      id: 'temperature-order',
      reads: [
        'pdfCertificateDetails.temperatureRequirements.isAmbient',
        'pdfCertificateDetails.temperatureRequirements.minTemperature',
        'pdfCertificateDetails.temperatureRequirements.maxTemperature',
      ],
      run: ({ pdfCertificateDetails }) =>
        order('pdfCertificateDetails', pdfCertificateDetails?.temperatureRequirements),
    }),
  ],
})
