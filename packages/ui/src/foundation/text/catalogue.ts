import type { LocalizedText, TextParams } from '@eksport/forms'

/** The texts of one component, each in every language. */
export type Catalogue = Readonly<Record<string, LocalizedText>>

/**
 * All catalogues by component, filled by each component through declaration merging.
 * So the provider's overrides are typed without one file that knows every component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: components add their members by declaration merging
export interface Messages {}

/** Replacements for single texts of a catalogue: one string for every language, or some languages. */
export type CatalogueOverrides<C> = { readonly [Key in keyof C]?: string | Partial<LocalizedText> }

/** Replacements for texts of any component, e.g. `{ pagination: { next: 'Neste side' } }`. */
export type MessageOverrides = { readonly [Name in keyof Messages]?: CatalogueOverrides<Messages[Name]> }

/** Gives the text of a key in the language of the provider, with `{name}` marks filled in. */
export type Translate<C> = (key: keyof C & string, params?: TextParams) => string
