import { defineStep, type LocalizedText, type Section } from '@eksport/forms'
import { isStandard } from '../../documents/sections/forms.ts'

/** [WIZ-08] Who receives the goods. */
export function recipientStep<S extends readonly Section[]>(intro: LocalizedText, sections: S) {
  return defineStep({
    id: 'mottaker',
    title: { nb: 'Mottaker', nn: 'Mottakar', en: 'Recipient' },
    intro,
    when: isStandard,
    sections,
  })
}

/** [WIZ-10] How the goods travel, and what the exporter declares. */
export function transportStep<S extends readonly Section[]>(intro: LocalizedText, sections: S) {
  return defineStep({
    id: 'transport',
    title: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
    intro,
    when: isStandard,
    sections,
  })
}

/** [WIZ-11] The goods, one line each. */
export function productLinesStep<S extends readonly Section[]>(sections: S) {
  return defineStep({
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
      key: 'id',
      sections,
      min: 1,
      // Only bounds the document: the rule check refuses more lines than the certificate accepts, with a text that states the limit.
      max: 1000,
      minCode: 'noProductLines',
      itemLabel: { nb: 'Varelinje {n}', nn: 'Varelinje {n}', en: 'Product line {n}' },
    },
  })
}
