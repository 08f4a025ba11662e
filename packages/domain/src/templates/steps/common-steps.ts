import { defineStep } from '@eksport/forms'
import { eCertDeclaration } from '../../documents/sections/e-cert-declaration.ts'
import { hasPaper, isNotReplacement } from '../../documents/sections/forms.ts'
import { lastControlSections } from '../../documents/sections/last-control.ts'
import { retrieval } from '../../documents/sections/retrieval.ts'
import { senderSections } from '../../documents/sections/sender.ts'

/** [WIZ-07] The sender, the same for every certificate. */
export const senderStep = defineStep({
  id: 'avsender',
  title: { nb: 'Avsender', nn: 'Avsendar', en: 'Sender' },
  intro: {
    nb: 'Hvem kan vi spørre hvis vi lurer på noe?',
    nn: 'Kven kan vi spørje om vi lurer på noko?',
    en: 'Who can we ask if we have questions?',
  },
  sections: senderSections,
})

/** [WIZ-09] The last control, which a replacement does not have: its goods have left. */
export const controlStep = defineStep({
  id: 'kontroll',
  title: { nb: 'Siste kontrollmulighet', nn: 'Siste kontrollhøve', en: 'Last opportunity for control' },
  intro: {
    nb: 'Når og hvor kan varene kontrolleres for siste gang før de forlater Norge?',
    nn: 'Når og kvar kan varene kontrollerast for siste gong før dei forlèt Noreg?',
    en: 'When and where can the goods be inspected for the last time before they leave Norway?',
  },
  when: isNotReplacement,
  sections: lastControlSections,
})

/** [WIZ-15] The pickup, where there is paper. */
export const retrievalStep = defineStep({
  id: 'henting',
  title: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  intro: {
    nb: 'Velg hvor og når du henter papirsertifikatet.',
    nn: 'Vel kvar og når du hentar papirsertifikatet.',
    en: 'Choose where and when you collect the paper certificate.',
  },
  when: hasPaper,
  sections: [retrieval],
})

/** [WIZ-16] The summary, with the declaration of an electronic certificate. */
export const summaryStep = defineStep({
  id: 'oppsummering',
  title: { nb: 'Oppsummering', nn: 'Oppsummering', en: 'Summary' },
  intro: {
    nb: 'Se over det du har fylt ut, og send inn søknaden.',
    nn: 'Sjå over det du har fylt ut, og send inn søknaden.',
    en: 'Look over what you have filled in, and submit the application.',
  },
  sections: [eCertDeclaration],
})
