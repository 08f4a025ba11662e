import type { Nouns } from '../../foundation/text/nouns.js'
import { defineFilters } from './filter-schema.js'

/** What another trade's list holds. */
export const licenceNouns: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}

/** Every kind of filter, over a list of fishing licences. */
export const licenceFilters = defineFilters(
  [
    {
      kind: 'multi-select',
      name: 'rivers',
      label: 'Elv',
      othersLabel: 'Andre elver',
      options: ['Alta', 'Gaula', 'Lærdalselva', 'Namsen', 'Orkla', 'Tana'].map((river) => ({
        value: river,
        label: river,
      })),
    },
    {
      kind: 'choice',
      name: 'type',
      label: 'Korttype',
      options: [
        { value: 'DAY', label: 'Døgnkort' },
        { value: 'WEEK', label: 'Ukekort' },
        { value: 'SEASON', label: 'Sesongkort' },
      ],
    },
    { kind: 'yes-no', name: 'paid', label: 'Avgiften er betalt' },
    {
      kind: 'numbers',
      name: 'priceFrom',
      to: 'priceTo',
      label: 'Pris',
      fromLabel: 'Pris fra',
      toLabel: 'Pris til',
      unit: 'kr',
      min: 0,
      max: 10_000,
      decimals: 2,
    },
    {
      kind: 'dates',
      name: 'validFrom',
      to: 'validTo',
      label: 'Gyldig',
      fromLabel: 'Gyldig fra',
      toLabel: 'Gyldig til',
      min: '2026-01-01',
      max: 'none',
      presets: [
        { label: 'I dag', from: 0, to: 0 },
        { label: 'Neste 7 dager', from: 0, to: 6 },
      ],
    },
    { kind: 'text', name: 'holder', label: 'Innehaver', hint: 'Navn eller nummer' },
    {
      kind: 'choices',
      name: 'species',
      label: 'Art',
      folded: true,
      options: [
        { value: 'SALMON', label: 'Laks' },
        { value: 'TROUT', label: 'Sjøørret' },
      ],
    },
  ],
  licenceNouns,
)
