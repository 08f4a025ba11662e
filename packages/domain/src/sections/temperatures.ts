import { type Condition, type Issue, type NumberField, number, type Section, toggle } from '@eksport/forms'
import type { FormAnswers } from '../application/form-answers.ts'
import { hasPaper } from '../templates/presence.ts'
import { form } from './forms.ts'

type Part = 'transport' | 'pdfCertificateDetails'

function degrees(part: Part, label: NumberField['label']): NumberField {
  return number({
    label,
    when: form.isNot(`${part}.temperatureRequirements.isAmbient`, true),
    required: true,
    decimals: 1,
    min: -100,
    max: 100,
    unit: { nb: '°C', nn: '°C', en: '°C' },
    width: 'xs',
  })
}

/** [VAL-09] Both ends say what is wrong, because either may be the one to mend. */
function temperatureOrder(part: Part) {
  return (answers: Pick<FormAnswers, Part>): Issue[] => {
    const { isAmbient, minTemperature, maxTemperature } = answers[part]?.temperatureRequirements ?? {}
    if (isAmbient || minTemperature === undefined || maxTemperature === undefined) return []
    if (minTemperature <= maxTemperature) return []
    return [
      form.issue(`${part}.temperatureRequirements.minTemperature`, 'minAboveMaxTemperature'),
      form.issue(`${part}.temperatureRequirements.maxTemperature`, 'maxBelowMinTemperature'),
    ]
  }
}

function temperaturesOf(part: Part, when?: Condition): Section {
  return form.section({
    id: 'temperatures',
    title: { nb: 'Transporttemperatur', nn: 'Transporttemperatur', en: 'Transport temperature' },
    ...(when && { when }),
    fields: {
      [`${part}.temperatureRequirements.isAmbient`]: toggle({
        label: {
          nb: 'Varene transporteres i romtemperatur',
          nn: 'Varene blir transporterte i romtemperatur',
          en: 'The goods are transported at ambient temperature',
        },
      }),
      [`${part}.temperatureRequirements.minTemperature`]: degrees(part, {
        nb: 'Minimum temperatur',
        nn: 'Minimum temperatur',
        en: 'Minimum temperature',
      }),
      [`${part}.temperatureRequirements.maxTemperature`]: degrees(part, {
        nb: 'Maksimum temperatur',
        nn: 'Maksimum temperatur',
        en: 'Maximum temperature',
      }),
    },
    checks: [{ id: 'temperature-order', run: temperatureOrder(part) }],
  })
}

/** How warm the goods may be on the way. */
export const temperatures = temperaturesOf('transport')
/** The same of a PDF application, which has no transport page; only the paper form has room for it. */
export const pdfTemperatures = temperaturesOf('pdfCertificateDetails', hasPaper)
