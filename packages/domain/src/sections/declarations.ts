import { all, consent, type LocalizedText } from '@eksport/forms'
import { consentLabels } from './consent-labels.ts'
import { form } from './forms.ts'

/** The goods are food for people. */
export const humanConsumption = consent({
  label: {
    nb: 'Varene er ment for menneskelig konsum',
    nn: 'Varene er meinte til menneskeleg konsum',
    en: 'The goods are intended for human consumption',
  },
  required: true,
  requiredCode: 'humanConsumption',
})

/** The goods meet the rules of the EU. */
export const euRequirements = consent({
  label: {
    nb: 'Jeg bekrefter at varene oppfyller EUs regelverk',
    nn: 'Eg stadfestar at varene oppfyller EU-regelverket',
    en: 'I confirm that the goods meet EU rules',
  },
  required: true,
  requiredCode: 'euRequirements',
})

/** The exporter answers for the requirements of the certificate itself. */
export function generalRequirements(statement: LocalizedText) {
  return consent({
    label: consentLabels.consentGeneralRequirements,
    statement,
    required: true,
  })
}

/** [VAL-11] No phosphates in frozen goods: asked when they travel at -18 °C or colder. */
export const noPhosphates = consent({
  label: consentLabels.noPhosphatesAdded,
  when: all(
    form.isNot('transport.temperatureRequirements.isAmbient', true),
    form.atMost('transport.temperatureRequirements.maxTemperature', -18),
  ),
  required: true,
})

/** What a certificate makes the exporter answer for, without declarations of its own kind. */
export function generalDeclaration(statement: LocalizedText) {
  return form.section({
    id: 'declarations',
    title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
    fields: { 'transport.consentGeneralRequirements': generalRequirements(statement) },
  })
}
