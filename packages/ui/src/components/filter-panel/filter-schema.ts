import type { PlainDate, RelativeDate } from '@eksport/forms'
import type { Nouns } from '../../foundation/text/nouns.js'
import type { ComboboxOption } from '../combobox/search.logic.js'

/** One option of a filter. */
export type FilterOption<Value extends string = string> = Omit<ComboboxOption<Value>, 'disabledReason'>

/** The properties of every kind of filter. */
interface FieldBase<Name extends string> {
  readonly name: Name
  readonly label: string
  /** Starts collapsed behind a button with its name; an active filter starts expanded. */
  readonly folded?: boolean
}

/** Further properties of filters with a list of options. */
interface ListBase<Name extends string> extends FieldBase<Name> {
  /** Shown instead of the options: why they could not be loaded. Selected ones stay and can be removed. */
  readonly problem?: string | undefined
}

/** Several of many options, found by typing: countries, species. */
export interface MultiSelectFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'multi-select'
  readonly options: readonly FilterOption<Value>[]
  readonly placeholder?: string
  /** The heading of unselected options: 'Andre land'. */
  readonly othersLabel?: string
}

/** A short list of checkboxes. Options after `first` are behind 'Se flere alternativer'. */
export interface ChoicesFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'choices'
  readonly options: readonly FilterOption<Value>[]
  readonly first?: number
}

/** Grouped checkboxes: the checkbox of a group stands for all in it. */
export interface GroupsFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'groups'
  readonly groups: readonly FilterOptionGroup<Value>[]
  readonly first?: number
}

/** Options below a heading whose checkbox stands for all of them. */
export interface FilterOptionGroup<Value extends string = string> {
  readonly id: string
  readonly label: string
  readonly options: readonly FilterOption<Value>[]
}

/**
 * One of a few options. Options after `first` are behind 'Se flere alternativer'; 'Alle' comes first and removes the
 * filter.
 */
export interface ChoiceFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'choice'
  readonly options: readonly FilterOption<Value>[]
  readonly first?: number
  /** The label of the option for no selection. @default 'Alle' */
  readonly anyLabel?: string
}

/** Yes, no, or either. */
export interface YesNoFilter<Name extends string = string> extends FieldBase<Name> {
  readonly kind: 'yes-no'
  readonly yesLabel?: string
  readonly noLabel?: string
  /** The label of the option for no selection. @default 'Alle' */
  readonly anyLabel?: string
}

/** A range of numbers; each end may be open. */
export interface NumberRangeFilter<From extends string = string, To extends string = string> extends FieldBase<From> {
  readonly kind: 'numbers'
  readonly to: To
  readonly fromLabel: string
  readonly toLabel: string
  /** The unit after each number: 'kg'. */
  readonly unit?: string
  /** The lowest number allowed. */
  readonly min?: number
  readonly max?: number
  /** The maximum number of decimals. @default 0 */
  readonly decimals?: number
}

/** A date, or today by the reader's clock. */
export type DateLimit = PlainDate | 'today'

/**
 * A period to select with one press: the last week is `{ from: 'today-6', to: 'today' }`, this month
 * `{ from: 'month', to: 'today' }`.
 */
export interface DatePreset {
  readonly label: string
  /** Days from today, or a relative date; without it the period has no start. */
  readonly from?: number | RelativeDate
  /** Days from today, or a relative date; without it the period has no end. */
  readonly to?: number | RelativeDate
}

/** A period of days, by default up to today. */
export interface DateRangeFilter<From extends string = string, To extends string = string> extends FieldBase<From> {
  readonly kind: 'dates'
  readonly to: To
  readonly fromLabel: string
  readonly toLabel: string
  /** The earliest day. @default none */
  readonly min?: DateLimit
  /** The latest day; 'none' for no limit, for future events. @default 'today' */
  readonly max?: DateLimit | 'none'
  /** Common periods as buttons above the two dates. */
  readonly presets?: readonly DatePreset[]
  /**
   * Keeps a chosen preset as relative dates, `today-6`, so that a saved or shared filter goes on with the days. Whoever
   * reads the values must resolve them: `filtersToQuery` with today's date, or `resolveDate` of `@eksport/forms`.
   * @default false: the days that it means today
   */
  readonly relative?: boolean
}

/** Part of a text; applied when typing pauses. */
export interface TextFilter<Name extends string = string> extends FieldBase<Name> {
  readonly kind: 'text'
  readonly hint?: string
}

/** The kinds whose value is a list of codes. */
export type ListFilter<Name extends string = string, Value extends string = string> =
  | MultiSelectFilter<Name, Value>
  | ChoicesFilter<Name, Value>
  | GroupsFilter<Name, Value>

/** Two related values: a start and an end. */
export type RangeFilter = DateRangeFilter | NumberRangeFilter

/** One filter of a schema; `kind` says which. */
export type FilterField = ListFilter | ChoiceFilter | YesNoFilter | RangeFilter | TextFilter

/** The values that one filter adds. */
type ValuesOf<Field> =
  Field extends DateRangeFilter<infer From, infer To>
    ? { [Key in From | To]?: string }
    : Field extends NumberRangeFilter<infer From, infer To>
      ? { [Key in From | To]?: number }
      : Field extends TextFilter<infer Name>
        ? { [Key in Name]?: string }
        : Field extends YesNoFilter<infer Name>
          ? { [Key in Name]?: boolean }
          : Field extends ChoiceFilter<infer Name, infer Value>
            ? { [Key in Name]?: Value }
            : Field extends ListFilter<infer Name, infer Value>
              ? { [Key in Name]?: Value[] }
              : never

/** The members of a union, merged into one object. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

declare const valuesOf: unique symbol

/** A schema whose value type is unknown: the parts of a panel only pass values on. */
export interface AnyFilterSchema {
  readonly fields: readonly FilterField[]
  /** What is filtered: 'Filtrer søknader', 'Vis 37 søknader'. @default 'treff' */
  readonly nouns?: Nouns | undefined
}

/** Fields with the type of their values; created by {@link defineFilters} or {@link defineFiltersFor}. */
export interface FilterSchema<Values extends object> extends AnyFilterSchema {
  /** Type only: ties a schema to the type of its values. */
  readonly [valuesOf]?: (values: Values) => Values
}

/** The values of a schema, or of a list of fields; unset filters are absent. */
export type FilterValues<Of extends AnyFilterSchema | readonly FilterField[]> =
  Of extends FilterSchema<infer Values>
    ? Values
    : Of extends readonly FilterField[]
      ? Together<ValuesOf<Of[number]>>
      : never

/**
 * Defines a schema whose value type is inferred from its fields, option codes included; `nouns` says what the list
 * holds.
 */
export function defineFilters<const Fields extends readonly FilterField[]>(
  fields: Fields,
  nouns?: Nouns,
): FilterSchema<FilterValues<Fields> & object> {
  return { fields, nouns }
}

/** The names in `Values` whose values are of the given kind. */
type NameOf<Values, Kind> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Kind ? Name : never
}[keyof Values & string]

/** Fields that fit an existing type of values: the type must know each name and option. */
export type FieldOf<Values> =
  | {
      [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends readonly (infer Value extends string)[]
        ? ListFilter<Name, Value>
        : NonNullable<Values[Name]> extends infer Value extends string
          ? ChoiceFilter<Name, Value>
          : never
    }[keyof Values & string]
  | TextFilter<NameOf<Values, string>>
  | DateRangeFilter<NameOf<Values, string>, NameOf<Values, string>>
  | NumberRangeFilter<NameOf<Values, number>, NameOf<Values, number>>
  | YesNoFilter<NameOf<Values, boolean>>

/** Defines a schema for an existing type, e.g. the filters of an API. A name that the type lacks does not compile. */
export function defineFiltersFor<Values extends object>(
  fields: readonly FieldOf<Values>[],
  nouns?: Nouns,
): FilterSchema<Values> {
  return { fields, nouns }
}
