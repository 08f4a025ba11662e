import { localize } from '@eksport/forms'
import type { Nouns } from '../../foundation/text/nouns.js'
import { defineFilters } from './filter-schema.js'

/** The nouns of another trade's list. */
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
export const licenceFiltersIn = (locale: string) =>
  defineFilters(
    [
      {
        kind: 'multi-select',
        name: 'rivers',
        label: localize(texts.rivers, locale),
        othersLabel: localize(texts.others, locale),
        options: ['Alta', 'Gaula', 'Lærdalselva', 'Namsen', 'Orkla', 'Tana'].map((river) => ({
          value: river,
          label: river,
        })),
      },
      {
        kind: 'choice',
        name: 'type',
        label: localize(texts.type, locale),
        options: [
          { value: 'DAY', label: localize(texts.day, locale) },
          { value: 'WEEK', label: localize(texts.week, locale) },
          { value: 'SEASON', label: localize(texts.season, locale) },
        ],
      },
      { kind: 'yes-no', name: 'paid', label: localize(texts.paid, locale) },
      {
        kind: 'numbers',
        name: 'priceFrom',
        to: 'priceTo',
        label: localize(texts.price, locale),
        fromLabel: localize(texts.priceFrom, locale),
        toLabel: localize(texts.priceTo, locale),
        unit: 'kr',
        min: 0,
        max: 10_000,
        decimals: 2,
      },
      {
        kind: 'dates',
        name: 'validFrom',
        to: 'validTo',
        label: localize(texts.valid, locale),
        fromLabel: localize(texts.validFrom, locale),
        toLabel: localize(texts.validTo, locale),
        min: '2026-01-01',
        max: 'none',
        presets: [
          { label: localize(texts.today, locale), from: 0, to: 0 },
          { label: localize(texts.nextWeek, locale), from: 0, to: 6 },
        ],
      },
      { kind: 'text', name: 'holder', label: localize(texts.holder, locale), hint: localize(texts.holderHint, locale) },
      {
        kind: 'choices',
        name: 'species',
        label: localize(texts.species, locale),
        folded: true,
        options: [
          { value: 'SALMON', label: localize(texts.salmon, locale) },
          { value: 'TROUT', label: localize(texts.trout, locale) },
        ],
      },
    ],
    licenceNouns,
  )

/** The filters in bokmål. */
export const licenceFilters = licenceFiltersIn('nb')
