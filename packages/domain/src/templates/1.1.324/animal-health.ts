import { all, type Condition, choice } from '@eksport/forms'
import { lineForm } from '../../documents/sections/forms.ts'
import { isFarmed, isWild } from '../../documents/sections/nature.ts'
import { exportTypeWords, healthWords } from '../../facts/line-facts.ts'
import { type AnimalHealth, exportTypes } from '../../goods/product-line/product-line.ts'

/** The declarations that attest the animal health of farmed goods; the last one says that none of them does. */
const attesting = ['A', 'B', 'C', 'D', 'E'] as const

/** Which declaration of the certificate farmed goods fall under. Their animal health follows from it. */
const exportType = lineForm.section({
  id: 'export-type',
  title: { nb: 'Dyrehelse', nn: 'Dyrehelse', en: 'Animal health' },
  when: isFarmed,
  fields: {
    exportTypeDeclaration: choice({
      label: {
        nb: 'Hvilken erklæring gjelder for varen?',
        nn: 'Kva for ei erklæring gjeld for vara?',
        en: 'Which declaration do the goods fall under?',
      },
      hint: {
        nb: 'Med F er dyrehelsen ikke oppgitt, og du må fylle ut og laste opp appendiks.',
        nn: 'Med F er dyrehelsa ikkje oppgitt, og du må fylle ut og laste opp appendiks.',
        en: 'With F the animal health is undisclosed, and you must fill in and upload the appendix.',
      },
      options: exportTypes.map((value) => ({ value, label: exportTypeWords[value] })),
      required: true,
      clears: [lineForm.wipes(['animalHealth'])],
    }),
  },
})

/** What the goods are decides their animal health: it has one answer, which is chosen from the start. */
const health = <const Health extends AnimalHealth, Read extends string>(value: Health, when: Condition<Read>) =>
  lineForm.section({
    id: `animal-health-${value.toLowerCase()}`,
    when,
    fields: {
      animalHealth: choice({
        label: { nb: 'Dyrehelse', nn: 'Dyrehelse', en: 'Animal health' },
        options: [{ value, label: healthWords[value] }],
        initial: value,
        required: true,
      }),
    },
  })

/** Animal health as the British certificate asks it. */
export const animalHealth = [
  exportType,
  health('FARMED', all(isFarmed, lineForm.is('exportTypeDeclaration', attesting))),
  health('UNDISCLOSED', all(isFarmed, lineForm.is('exportTypeDeclaration', 'F'))),
  health('WILD_CAUGHT', isWild),
] as const
