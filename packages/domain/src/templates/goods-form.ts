import { type Answers, choice, code, defineStep, getAt, setAt } from '@eksport/forms'
import { meansOfTransport } from '../application/enumerations.ts'
import { meansLabels } from '../documents/sections/departure.ts'
import { form, lineForm } from '../documents/sections/forms.ts'
import { natureLabels } from '../documents/sections/nature.ts'
import { naturesOfCommodity, type ProductLine } from '../goods/product-line/product-line.ts'
import { offeredMeans, type Ware } from './certificates-for.ts'
import { templates } from './find-template.ts'

const living = 'LIVE'

/** [EXP-09] The questions about each kind of goods before there is a template; here, being alive is one of the states. */
export const wareSection = lineForm.section({
  id: 'ware',
  fields: {
    species: code({
      label: { nb: 'Fiskeart', nn: 'Fiskeart', en: 'Species' },
      codeList: 'species',
      required: true,
      width: 'full',
    }),
    processingState: code({
      label: { nb: 'Tilstand', nn: 'Tilstand', en: 'State' },
      codeList: 'processing-states',
      required: true,
      width: 'full',
    }),
    processingType: code({
      label: { nb: 'Bearbeiding', nn: 'Tilverking', en: 'Type of processing' },
      when: lineForm.isNot('processingState', living),
      codeList: 'processing-types',
      required: true,
      width: 'full',
    }),
    natureOfCommodity: choice({
      label: { nb: 'Opphav', nn: 'Opphav', en: 'Origin' },
      options: naturesOfCommodity.map((value) => ({ value, label: natureLabels[value] })),
      required: true,
    }),
  },
})

const offered = new Set(templates.flatMap(offeredMeans))

/** [EXP-09] Where the goods go and how; offers every country, whether or not anything is known about it. */
export const destinationStep = defineStep({
  id: 'soknadsinformasjon',
  title: { nb: 'Hva skal hvor?', nn: 'Kva skal kvar?', en: 'What goes where?' },
  sections: [
    form.section({
      id: 'destination',
      fields: {
        countryOfDestination: code({
          label: { nb: 'Mottakerland', nn: 'Mottakarland', en: 'Destination country' },
          codeList: 'countries',
          required: true,
          width: 'full',
        }),
        'transport.meansOfTransport': choice({
          label: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
          options: meansOfTransport
            .filter((value) => offered.has(value))
            .map((value) => ({ value, label: meansLabels[value] })),
          required: true,
        }),
      },
    }),
  ],
})

const ofWare: ReadonlySet<string> = new Set(['id', 'isAlive', ...Object.keys(wareSection.fields)])

/** Whether a line has all answers that are asked about a ware, and no others. */
const isAsAsked = (line: Partial<ProductLine>) =>
  Boolean(line.species && line.natureOfCommodity && (line.isAlive || (line.processingState && line.processingType))) &&
  Object.keys(line).every((name) => ofWare.has(name))

/**
 * [EXP-09] The answers by which pages of the form count as begun. While all lines are as they were asked for, neither they nor
 * the means of transport count, because nobody has opened those pages.
 */
export function answersOfPages(answers: Answers): Answers {
  const lines = getAt(answers, 'productLines')
  if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isAsAsked)) return answers
  return setAt(setAt(answers, 'transport.meansOfTransport', undefined), 'productLines', [])
}

/** The ware that the answers describe; live goods have neither a state nor a type. */
export function wareOf({ species, natureOfCommodity, processingState, processingType }: Partial<ProductLine>): Ware {
  const own = { ...(species && { species }), ...(natureOfCommodity && { natureOfCommodity }) }
  if (!processingState) return own
  if (processingState === living) return { ...own, isAlive: true }
  return { ...own, isAlive: false, processingState, ...(processingType && { processingType }) }
}
