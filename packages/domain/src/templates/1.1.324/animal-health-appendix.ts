import type { Appendix } from '../../documents/certificate/form/appendix.ts'
import { factText } from '../../facts/facts.ts'

/**
 * What describes the health of farmed goods that the form does not: our own wording, for no appendix was to be had. `clause`
 * is the number of the sentence that names it.
 */
export const animalHealthAppendix = (clause: string): Appendix => ({
  clause,
  title: { en: 'Appendix: animal health of farmed products' },
  intro: {
    en: 'This appendix describes the animal health of the farmed products in box I.27 whose animal health is not disclosed there. It is part of the certificate.',
  },
  table: { no: 'A.1', caption: { en: 'Farmed products and their animal health' } },
  remarks: { no: 'A.2', caption: { en: 'Further information' } },
  columns: [
    { key: 'line', caption: { en: 'Line of box I.27' }, width: 46, known: (_line, _known, index) => String(index + 1) },
    {
      key: 'species',
      caption: { en: 'Species' },
      width: 104,
      known: (line, { context }) => factText('productLines.species', line, context),
    },
    { key: 'origin', caption: { en: 'Farm or area of origin' }, width: 120 },
    { key: 'health', caption: { en: 'Health status of the farm, diseases and surveillance' }, width: 0 },
    { key: 'treatment', caption: { en: 'Treatment before dispatch' }, width: 96 },
  ],
  covers: ({ natureOfCommodity, animalHealth }) => natureOfCommodity === 'FARMED' && animalHealth === 'UNDISCLOSED',
})
