import type { PlainDate } from '@eksport/forms'
import type { Nouns } from '../../foundation/text/nouns.js'
import type { ComboboxOption } from '../combobox/search.logic.js'

/** One thing that a filter can ask for. */
export type FilterOption<Value extends string = string> = Omit<ComboboxOption<Value>, 'disabledReason'>

/** What every kind of filter has. */
interface FieldBase<Name extends string> {
  readonly name: Name
  readonly label: string
  /** Begins folded behind a button with its name; a filter in use begins open. */
  readonly folded?: boolean
}

/** What the filters with a list of choices have besides. */
interface ListBase<Name extends string> extends FieldBase<Name> {
  /** Said instead of the choices: why they could not be fetched. What is chosen already stays and can be taken away. */
  readonly problem?: string | undefined
}

/** Several of many, found by typing: countries, species. */
export interface MultiSelectFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'multi-select'
  readonly options: readonly FilterOption<Value>[]
  readonly placeholder?: string
  /** Over what is not chosen: 'Andre land'. */
  readonly othersLabel?: string
}

/** A short list of boxes. Of more than `first`, the rest come by 'Se flere alternativer'. */
export interface ChoicesFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'choices'
  readonly options: readonly FilterOption<Value>[]
  readonly first?: number
}

/** Boxes under boxes: a group's box stands for all in it. */
export interface GroupsFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'groups'
  readonly groups: readonly FilterOptionGroup<Value>[]
  readonly first?: number
}

/** Options under a heading whose box stands for all of them. */
export interface FilterOptionGroup<Value extends string = string> {
  readonly id: string
  readonly label: string
  readonly options: readonly FilterOption<Value>[]
}

/** One of a few. Of more than `first`, the rest come by 'Se flere alternativer'; 'Alle' stands first and takes it away. */
export interface ChoiceFilter<Name extends string = string, Value extends string = string> extends ListBase<Name> {
  readonly kind: 'choice'
  readonly options: readonly FilterOption<Value>[]
  readonly first?: number
  /** What no choice is called; 'Alle' otherwise. */
  readonly anyLabel?: string
}

/** Yes, no, or both. */
export interface YesNoFilter<Name extends string = string> extends FieldBase<Name> {
  readonly kind: 'yes-no'
  readonly yesLabel?: string
  readonly noLabel?: string
  /** What no choice is called; 'Alle' otherwise. */
  readonly anyLabel?: string
}

/** From one number to another; an end may stay open. */
export interface NumberRangeFilter<From extends string = string, To extends string = string> extends FieldBase<From> {
  readonly kind: 'numbers'
  readonly to: To
  readonly fromLabel: string
  readonly toLabel: string
  /** After each number: 'kg'. */
  readonly unit?: string
  /** The lowest and the highest that can be asked for. */
  readonly min?: number
  readonly max?: number
  /** How many decimals a number may have; none otherwise. */
  readonly decimals?: number
}

/** A date, or today by the reader's clock. */
export type DateLimit = PlainDate | 'today'

/** A period to choose with one press, in days from today: the last week is `{ from: -6, to: 0 }`. */
export interface DatePreset {
  readonly label: string
  /** Without it the period has no beginning. */
  readonly from?: number
  /** Without it the period has no end. */
  readonly to?: number
}

/** A period of days, up to today unless other limits are given. */
export interface DateRangeFilter<From extends string = string, To extends string = string> extends FieldBase<From> {
  readonly kind: 'dates'
  readonly to: To
  readonly fromLabel: string
  readonly toLabel: string
  /** The earliest day; none when left out. */
  readonly min?: DateLimit
  /** The latest day: today when left out, and none with 'none', for what is still to come. */
  readonly max?: DateLimit | 'none'
  /** Periods that are asked for often, over the two dates. */
  readonly presets?: readonly DatePreset[]
}

/** Part of a text; asked for when typing rests. */
export interface TextFilter<Name extends string = string> extends FieldBase<Name> {
  readonly kind: 'text'
  readonly hint?: string
}

/** The kinds whose value is a list of codes. */
export type ListFilter<Name extends string = string, Value extends string = string> =
  | MultiSelectFilter<Name, Value>
  | ChoicesFilter<Name, Value>
  | GroupsFilter<Name, Value>

/** Two values that belong together: a beginning and an end. */
export type RangeFilter = DateRangeFilter | NumberRangeFilter

/** One filter of a schema; `kind` says which. */
export type FilterField = ListFilter | ChoiceFilter | YesNoFilter | RangeFilter | TextFilter

/** What one filter adds to the values. */
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

/** All members of a union in one object. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

declare const valuesOf: unique symbol

/** A schema whose values nobody looks into: the parts of a panel pass them on. */
export interface AnyFilterSchema {
  readonly fields: readonly FilterField[]
  /** What is filtered: 'Filtrer søknader', 'Vis 37 søknader'; 'treff' unless said otherwise. */
  readonly nouns?: Nouns | undefined
}

/** Fields together with the type of what they hold; made by {@link defineFilters} or {@link defineFiltersFor}. */
export interface FilterSchema<Values extends object> extends AnyFilterSchema {
  /** For the compiler only: ties a schema to the type of its values. */
  readonly [valuesOf]?: (values: Values) => Values
}

/** What the filters of a schema, or of a list of fields, hold: what is not filtered is absent. */
export type FilterValues<Of extends AnyFilterSchema | readonly FilterField[]> =
  Of extends FilterSchema<infer Values>
    ? Values
    : Of extends readonly FilterField[]
      ? Together<ValuesOf<Of[number]>>
      : never

/** A schema whose value type follows from its fields, option codes included; `nouns` says what the list holds. */
export function defineFilters<const Fields extends readonly FilterField[]>(
  fields: Fields,
  nouns?: Nouns,
): FilterSchema<FilterValues<Fields> & object> {
  return { fields, nouns }
}

/** The names in `Values` whose values are of a kind. */
type NameOf<Values, Kind> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Kind ? Name : never
}[keyof Values & string]

/** Fields that fit an existing type of values: each name and each option is one that the type knows. */
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

/** A schema over a type that exists already, e.g. the filters of an API. A name that it lacks does not compile. */
export function defineFiltersFor<Values extends object>(
  fields: readonly FieldOf<Values>[],
  nouns?: Nouns,
): FilterSchema<Values> {
  return { fields, nouns }
}
