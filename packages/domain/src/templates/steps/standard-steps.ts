import type { LocalizedText, Section, Step } from '@eksport/forms'
import { isStandard } from '../presence.ts'
import type { StepId } from '../step-id.ts'

/** [WIZ-08] Who receives the goods. */
export function recipientStep(intro: LocalizedText, sections: readonly Section[]): Step<StepId> {
  return {
    id: 'mottaker',
    title: { nb: 'Mottaker', nn: 'Mottakar', en: 'Recipient' },
    intro,
    when: isStandard,
    sections,
  }
}

/** [WIZ-10] How the goods travel, and what the exporter declares. */
export function transportStep(intro: LocalizedText, sections: readonly Section[]): Step<StepId> {
  return {
    id: 'transport',
    title: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
    intro,
    when: isStandard,
    sections,
  }
}

/** [WIZ-11] The goods, one line each. */
export function productLinesStep(sections: readonly Section[]): Step<StepId> {
  return {
    id: 'varelinjer',
    title: { nb: 'Varelinjer', nn: 'Varelinjer', en: 'Product lines' },
    intro: {
      nb: 'Én linje for hver vare som skal stå i sertifikatet.',
      nn: 'Éi linje for kvar vare som skal stå i sertifikatet.',
      en: 'One line for each product that the certificate shall name.',
    },
    when: isStandard,
    sections: [],
    items: {
      path: 'productLines',
      sections,
      min: 1,
      // The rule check refuses more lines than the certificate takes, with a text that says how many; this only bounds the document.
      max: 1000,
      minCode: 'noProductLines',
      itemLabel: { nb: 'Varelinje {n}', nn: 'Varelinje {n}', en: 'Product line {n}' },
    },
  }
}
