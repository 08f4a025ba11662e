import { compareSections, type FactSection } from './sections.logic.js'

/** A fishing licence before renewal. */
export const licenceBefore: readonly FactSection[] = [
  {
    id: 'holder',
    title: 'Innehaver',
    facts: [
      { label: 'Navn', value: 'Kari Testesen' },
      { label: 'Adresse', value: 'Elvegata 12\n9990 Båtsfjord' },
      { label: 'Telefon', value: '00 00 00 01', code: true },
    ],
  },
  {
    id: 'water',
    title: 'Vassdrag',
    facts: [
      { label: 'Elv', value: 'Gaula' },
      { label: 'Soner', value: ['Sone 1', 'Sone 2'] },
      { label: 'Båt', value: 'Nei' },
    ],
  },
  {
    id: 'terms',
    title: 'Vilkår',
    facts: [
      { label: 'Redskap', value: ['Flue', 'Sluk'] },
      {
        label: 'Merknad',
        value: 'Fisk over 65 cm settes ut igjen uten opphold, og fangsten meldes samme dag.',
        wide: true,
      },
    ],
  },
  { id: 'fee', title: 'Avgift', facts: [{ label: 'Beløp', value: '1 250 kr' }] },
]

/** The same licence after renewal. */
export const licenceAfter: readonly FactSection[] = [
  {
    id: 'holder',
    title: 'Innehaver',
    facts: [
      { label: 'Navn', value: 'Kari Testesen' },
      { label: 'Adresse', value: 'Elvegata 112\n9990 Båtsfjord' },
      { label: 'Telefon', value: undefined },
      { label: 'E-post', value: 'kari.testesen@fiskekort.example' },
    ],
  },
  {
    id: 'water',
    title: 'Vassdrag',
    facts: [
      { label: 'Elv', value: 'Gaula' },
      { label: 'Soner', value: ['Sone 2', 'Sone 3'] },
      { label: 'Båt', value: 'Nei' },
    ],
  },
  {
    id: 'terms',
    title: 'Vilkår',
    facts: [
      { label: 'Redskap', value: ['Sluk', 'Flue'] },
      {
        label: 'Merknad',
        value: 'Fisk over 70 cm settes ut igjen uten opphold, og fangsten meldes samme dag.',
        wide: true,
      },
    ],
  },
]

/** The changes between the two: six facts in four sections. */
export const licenceChanges = compareSections(licenceBefore, licenceAfter)
