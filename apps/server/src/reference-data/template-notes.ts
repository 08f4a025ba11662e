import { type TemplateNote, templateNoteCodes } from '@eksport/api'
import type { LocalizedText } from '@eksport/forms'
import type { TemplateEntry } from '../db/reference-data/entry-schemas.ts'

const texts: Readonly<Record<TemplateNote['code'], LocalizedText>> = {
  VETERINARIAN_REQUIRED: {
    nb: 'Sertifikatet skal signeres av veterinær. Søknaden blir alltid vurdert av saksbehandler.',
    nn: 'Sertifikatet skal signerast av veterinær. Søknaden blir alltid vurdert av saksbehandlar.',
    en: 'The certificate is signed by a veterinarian. A caseworker always assesses the application.',
  },
  VETERINARIAN_POSSIBLE: {
    nb: 'Sertifikatet kan bli signert av veterinær. Søknaden blir alltid vurdert av saksbehandler.',
    nn: 'Sertifikatet kan bli signert av veterinær. Søknaden blir alltid vurdert av saksbehandlar.',
    en: 'The certificate may be signed by a veterinarian. A caseworker always assesses the application.',
  },
  REQUISITION_REQUIRED: {
    nb: 'Du trenger saksnummeret til rekvisisjonen, på formatet 2024/123456.',
    nn: 'Du treng saksnummeret til rekvisisjonen, på formatet 2024/123456.',
    en: 'You need the case number of the requisition, in the format 2024/123456.',
  },
  E_CERT_DECLARATION: {
    nb: 'Velger du elektronisk sertifikat, må du bekrefte en erklæring før du sender inn.',
    nn: 'Vel du elektronisk sertifikat, må du stadfeste ei erklæring før du sender inn.',
    en: 'If you choose an electronic certificate, you must confirm a declaration before you submit.',
  },
}

/** Notes for the applicant that follow from a template's row in the reference data. */
export function templateNotes(entry: TemplateEntry): TemplateNote[] {
  const { veterinarianRequirement, requisitionRequired, supportedCertificateFormats } = entry
  const holds: Readonly<Record<TemplateNote['code'], boolean>> = {
    VETERINARIAN_REQUIRED: veterinarianRequirement === 'REQUIRED',
    VETERINARIAN_POSSIBLE: veterinarianRequirement === 'POSSIBLE',
    REQUISITION_REQUIRED: requisitionRequired,
    E_CERT_DECLARATION: supportedCertificateFormats.some(({ format, enabled }) => format === 'E_CERT' && enabled),
  }
  return templateNoteCodes.filter((code) => holds[code]).map((code) => ({ code, texts: texts[code] }))
}
