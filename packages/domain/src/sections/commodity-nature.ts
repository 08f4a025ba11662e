import { choice, consent, type Section } from '@eksport/forms'
import type { AnimalHealth, NatureOfCommodity } from '../application/enumerations.ts'
import { lineForm } from './forms.ts'
import { isFarmed, nature, slaughterOrder, slaughterPeriods } from './nature.ts'

const animalHealth = choice<AnimalHealth>({
  label: { nb: 'Dyrehelse', nn: 'Dyrehelse', en: 'Animal health' },
  hint: {
    nb: 'Er dyrehelsen ikke oppgitt, må du fylle ut og laste opp appendiks.',
    nn: 'Er dyrehelsa ikkje oppgitt, må du fylle ut og laste opp appendiks.',
    en: 'If animal health is undisclosed, you must fill in and upload the appendix.',
  },
  when: isFarmed,
  options: [
    {
      value: 'FARMED',
      label: {
        nb: 'Oppdrettet, dyrehelse attestert',
        nn: 'Oppdretta, dyrehelse attestert',
        en: 'Farmed, animal health attested',
      },
    },
    { value: 'UNDISCLOSED', label: { nb: 'Ikke oppgitt', nn: 'Ikkje oppgitt', en: 'Undisclosed' } },
  ],
  required: true,
})

const withoutPork = consent({
  label: {
    nb: 'Jeg bekrefter at fisken bare har fått fôr uten svineprotein',
    nn: 'Eg stadfestar at fisken berre har fått fôr utan svineprotein',
    en: 'I confirm that the fish have been fed only feed without pork protein',
  },
  when: isFarmed,
  required: true,
  requiredCode: 'withoutPorkProtein',
})

/** Farmed or wild, and the few things that certificates without a whole production mode ask of farmed goods. */
export function commodityNature(
  options: {
    readonly natures?: readonly NatureOfCommodity[]
    readonly slaughterPeriods?: boolean
    readonly animalHealth?: boolean
    readonly withoutPorkProtein?: boolean
  } = {},
): Section {
  return lineForm.section({
    id: 'production-mode',
    title: { nb: 'Produksjonsmåte', nn: 'Produksjonsmåte', en: 'Production mode' },
    fields: {
      natureOfCommodity: nature(options.natures),
      ...(options.animalHealth && { animalHealth }),
      ...(options.withoutPorkProtein && { consentFishFedWithoutPorkProtein: withoutPork }),
      ...(options.slaughterPeriods && { slaughterInformation: slaughterPeriods }),
    },
    ...(options.slaughterPeriods && { checks: [{ id: 'slaughter-order', run: slaughterOrder }] }),
  })
}
