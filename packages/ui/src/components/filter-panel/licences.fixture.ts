import type { Locale } from '@eksport/forms'
import type { Nouns } from '../../foundation/text/nouns.js'
import { defineFilters } from './filter-schema.js'

/** What another trade's list holds. */
export const licenceNouns: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}

const texts = {
  rivers: { nb: 'Elv', nn: 'Elv', en: 'River' },
  others: { nb: 'Andre elver', nn: 'Andre elvar', en: 'Other rivers' },
  type: { nb: 'Korttype', nn: 'Korttype', en: 'Kind of licence' },
  day: { nb: 'Døgnkort', nn: 'Døgnkort', en: 'Day' },
  week: { nb: 'Ukekort', nn: 'Vekekort', en: 'Week' },
  season: { nb: 'Sesongkort', nn: 'Sesongkort', en: 'Season' },
  paid: { nb: 'Avgiften er betalt', nn: 'Avgifta er betalt', en: 'The fee is paid' },
  price: { nb: 'Pris', nn: 'Pris', en: 'Price' },
  priceFrom: { nb: 'Pris fra', nn: 'Pris frå', en: 'Price from' },
  priceTo: { nb: 'Pris til', nn: 'Pris til', en: 'Price to' },
  valid: { nb: 'Gyldig', nn: 'Gyldig', en: 'Valid' },
  validFrom: { nb: 'Gyldig fra', nn: 'Gyldig frå', en: 'Valid from' },
  validTo: { nb: 'Gyldig til', nn: 'Gyldig til', en: 'Valid to' },
  today: { nb: 'I dag', nn: 'I dag', en: 'Today' },
  nextWeek: { nb: 'Neste 7 dager', nn: 'Dei neste 7 dagane', en: 'Next 7 days' },
  holder: { nb: 'Innehaver', nn: 'Innehavar', en: 'Holder' },
  holderHint: { nb: 'Navn eller nummer', nn: 'Namn eller nummer', en: 'Name or number' },
  species: { nb: 'Art', nn: 'Art', en: 'Species' },
  salmon: { nb: 'Laks', nn: 'Laks', en: 'Salmon' },
  trout: { nb: 'Sjøørret', nn: 'Sjøaure', en: 'Sea trout' },
}

/** Every kind of filter, over a list of fishing licences. */
export const licenceFiltersIn = (locale: Locale) =>
  defineFilters(
    [
      {
        kind: 'multi-select',
        name: 'rivers',
        label: texts.rivers[locale],
        othersLabel: texts.others[locale],
        options: ['Alta', 'Gaula', 'Lærdalselva', 'Namsen', 'Orkla', 'Tana'].map((river) => ({
          value: river,
          label: river,
        })),
      },
      {
        kind: 'choice',
        name: 'type',
        label: texts.type[locale],
        options: [
          { value: 'DAY', label: texts.day[locale] },
          { value: 'WEEK', label: texts.week[locale] },
          { value: 'SEASON', label: texts.season[locale] },
        ],
      },
      { kind: 'yes-no', name: 'paid', label: texts.paid[locale] },
      {
        kind: 'numbers',
        name: 'priceFrom',
        to: 'priceTo',
        label: texts.price[locale],
        fromLabel: texts.priceFrom[locale],
        toLabel: texts.priceTo[locale],
        unit: 'kr',
        min: 0,
        max: 10_000,
        decimals: 2,
      },
      {
        kind: 'dates',
        name: 'validFrom',
        to: 'validTo',
        label: texts.valid[locale],
        fromLabel: texts.validFrom[locale],
        toLabel: texts.validTo[locale],
        min: '2026-01-01',
        max: 'none',
        presets: [
          { label: texts.today[locale], from: 0, to: 0 },
          { label: texts.nextWeek[locale], from: 0, to: 6 },
        ],
      },
      { kind: 'text', name: 'holder', label: texts.holder[locale], hint: texts.holderHint[locale] },
      {
        kind: 'choices',
        name: 'species',
        label: texts.species[locale],
        folded: true,
        options: [
          { value: 'SALMON', label: texts.salmon[locale] },
          { value: 'TROUT', label: texts.trout[locale] },
        ],
      },
    ],
    licenceNouns,
  )

/** The filters in bokmål. */
export const licenceFilters = licenceFiltersIn('nb')
