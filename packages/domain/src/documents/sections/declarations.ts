import { all, consent, type LocalizedText } from '@eksport/forms'
import { consentLabels } from '../../application/consent-labels.ts'
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

/** The exporter declares that the certificate's requirements are met; `textVersion` is the version that introduced the statement. */
export function generalRequirements(statement: LocalizedText, textVersion = 1) {
  return consent({
    textVersion,
    label: consentLabels.consentGeneralRequirements,
    statement,
    required: true,
  })
}

/** [VAL-11] No phosphates in frozen goods; asked when they travel at -18 °C or colder. */
export const noPhosphates = consent({
  label: consentLabels.noPhosphatesAdded,
  when: all(
    form.isNot('transport.temperatureRequirements.isAmbient', true),
    form.atMost('transport.temperatureRequirements.maxTemperature', -18),
  ),
  required: true,
})

/** The statement of a certificate whose requirements it names only by its own number. */
export function requirementsOf(certificate: string): LocalizedText {
  return {
    nb: `Jeg er kjent med kravene i sertifikat ${certificate}, og har som eksportør ansvaret for at varene oppfyller dem.`,
    nn: `Eg er kjend med krava i sertifikat ${certificate}, og har som eksportør ansvaret for at varene oppfyller dei.`,
    en: `I know the requirements of certificate ${certificate}, and am as exporter responsible for the goods meeting them.`,
  }
}

/** The exporter's declaration in a certificate without declarations of its own. */
export function generalDeclaration(statement: LocalizedText) {
  return form.section({
    id: 'declarations',
    title: { nb: 'Erklæring', nn: 'Erklæring', en: 'Declaration' },
    fields: { 'transport.consentGeneralRequirements': generalRequirements(statement) },
  })
}
