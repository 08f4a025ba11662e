import { all, defineStep } from '@eksport/forms'
import { form, isStandard, lineForm } from '../../documents/sections/forms.ts'
import { attachmentRules, mimeTypesFor } from '../../reference/attachment/attachment-rules.ts'

const withoutAnimalHealth = all(lineForm.is('natureOfCommodity', 'FARMED'), lineForm.is('animalHealth', 'UNDISCLOSED'))

/** Farmed goods whose animal health is not told are described in an appendix, filled in as a PDF and uploaded. */
export const appendix = defineStep({
  id: 'sertifikatmal',
  title: { nb: 'Utfylling av appendix', nn: 'Utfylling av appendix', en: 'Filling in the appendix' },
  intro: {
    nb: 'Dyrehelsen er ikke oppgitt for en oppdrettsvare. Last ned appendiks, fyll det ut og last det opp.',
    nn: 'Dyrehelsa er ikkje oppgitt for ei oppdrettsvare. Last ned appendiks, fyll det ut og last det opp.',
    en: 'Animal health is undisclosed for farmed goods. Download the appendix, fill it in and upload it.',
  },
  when: all(isStandard, form.hasItem('productLines', withoutAnimalHealth)),
  sections: [],
  uploads: [
    {
      path: 'attachments',
      type: 'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
      label: { nb: 'Utfylt appendix', nn: 'Utfylt appendix', en: 'Completed appendix' },
      accept: mimeTypesFor('HEALTH_CERTIFICATE_DRAFT_APPENDIX'),
      min: 1,
      max: attachmentRules.HEALTH_CERTIFICATE_DRAFT_APPENDIX.maxFiles,
      minCode: 'appendixRequired',
    },
  ],
})
