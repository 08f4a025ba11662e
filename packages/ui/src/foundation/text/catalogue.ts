import type { LocalizedText, TextParams } from '@eksport/forms'

/** The texts of one component, each in every language. */
export type Catalogue = Readonly<Record<string, LocalizedText>>

/**
 * All catalogues by component, filled by each component through declaration merging, so that the provider's overrides
 * are typed without a central list of components.
 */
// biome-ignore lint/suspicious/noEmptyInterface: components add their members by declaration merging
export interface Messages {}

/** Overrides of single texts of a catalogue: one string for every language, or one per language. */
export type CatalogueOverrides<C> = { readonly [Key in keyof C]?: string | Partial<LocalizedText> }

/** Overrides of texts of any component, e.g. `{ pagination: { next: 'Neste side' } }`. */
export type MessageOverrides = { readonly [Name in keyof Messages]?: CatalogueOverrides<Messages[Name]> }

/** Returns the text of a key in the provider's language, with `{name}` placeholders filled in. */
export type Translate<C> = (key: keyof C & string, params?: TextParams) => string
