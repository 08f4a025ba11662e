import type { Answers, Field, Instant, IssueCatalogue, LocalizedText } from '@eksport/forms'
import type { ReactNode } from 'react'
import type { LookupSearch } from '../lookup/use-search.js'

/** An entry of a code list; `la` is a name shared by all languages, such as the scientific one of a species. */
export interface CodeEntry {
  readonly code: string
  readonly names: LocalizedText & { readonly la?: string | undefined }
  /** Inactive codes are shown where already selected, but not offered. */
  readonly active: boolean
  /** Whether its names are English in every language, to be marked as such in the others. */
  readonly untranslated?: boolean | undefined
  /** What distinguishes it from others with the same English name: 'farmed'. */
  readonly variant?: string | undefined
  /** The heading above it; entries of one section are consecutive. */
  readonly section?: LocalizedText | undefined
}

/** A register that is searched while typing, by the `source` of the field. */
export interface LookupSource {
  readonly search: LookupSearch
  /** The name of a code that was selected earlier. */
  readonly label?: (code: string) => string | undefined
}

/** What a form needs besides its sections and answers. */
export interface FormSurroundings {
  /** The time by which conditions and checks are evaluated. */
  readonly now: Instant
  /** Additional facts for the product's checks, as its sections require. */
  readonly given?: object
  /** Texts by issue code: the common ones and the domain's. */
  readonly issueTexts: IssueCatalogue
  /** Code lists by name; an absent list is still loading. */
  readonly codeLists: Readonly<Record<string, readonly CodeEntry[]>>
  /** Registers by the `source` of a field. */
  readonly lookups?: Readonly<Record<string, LookupSource>>
  /** Shows the answers read-only. */
  readonly disabled?: boolean
}

/** The props of a widget: one field, its answer, and how to report a change. `at` names a part of a compound answer. */
export interface WidgetProps<F extends Field = Field> {
  readonly field: F
  /** Id of the control; parts are `${id}-from`, named as in the issue's path. */
  readonly id: string
  readonly path: string
  readonly value: unknown
  /** The surrounding answers: the form's, or those of the list item. */
  readonly answers: Answers
  readonly root: Answers
  readonly label: string
  readonly hint: string | undefined
  readonly optional: boolean
  readonly disabled: boolean
  /** In a list item: no format hint below the label. */
  readonly compact: boolean
  readonly error: (at?: string) => string | undefined
  readonly onChange: (value: unknown, at?: string) => void
  readonly onBlur: (at?: string) => void
}

/** Renders one kind of field. */
export type Widget<F extends Field = Field> = (props: WidgetProps<F>) => ReactNode
