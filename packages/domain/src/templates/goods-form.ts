import { type Answers, choice, code, defineStep, getAt, setAt } from '@eksport/forms'
import { meansOfTransport } from '../application/enumerations.ts'
import { meansLabels } from '../documents/sections/departure.ts'
import { form, lineForm } from '../documents/sections/forms.ts'
import { natureLabels } from '../documents/sections/nature.ts'
import { naturesOfCommodity, type ProductLine } from '../goods/product-line/product-line.ts'
import { offeredMeans, type Ware } from './certificates-for.ts'
import { templates } from './find-template.ts'

const living = 'LIVE'

/** [EXP-09] What is asked of each kind of goods before there is a template: what lives is a state here. */
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

/** [EXP-09] Where it goes and how; every country, whether anything is known of it or not. */
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

/** All is answered that is asked of a ware, and nothing else. */
const isAsAsked = (line: Partial<ProductLine>) =>
  Boolean(line.species && line.natureOfCommodity && (line.isAlive || (line.processingState && line.processingType))) &&
  Object.keys(line).every((name) => ofWare.has(name))

/**
 * [EXP-09] The answers that begin a page of the form: while all lines are as the goods were asked for, neither they nor the means of
 * transport do, for nobody has been on those pages.
 */
export function answersOfPages(answers: Answers): Answers {
  const lines = getAt(answers, 'productLines')
  if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isAsAsked)) return answers
  return setAt(setAt(answers, 'transport.meansOfTransport', undefined), 'productLines', [])
}

/** The ware that the answers mean: of living goods neither a state nor a type is told. */
export function wareOf({ species, natureOfCommodity, processingState, processingType }: Partial<ProductLine>): Ware {
  const own = { ...(species && { species }), ...(natureOfCommodity && { natureOfCommodity }) }
  if (!processingState) return own
  if (processingState === living) return { ...own, isAlive: true }
  return { ...own, isAlive: false, processingState, ...(processingType && { processingType }) }
}
