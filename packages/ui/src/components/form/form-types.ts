import type { Answers, Field, Instant, IssueCatalogue, LocalizedText } from '@eksport/forms'
import type { ReactNode } from 'react'
import type { LookupSearch } from '../lookup/use-search.js'

/** One row of a code list; `la` is a name that every language shares, such as the scientific one of a species. */
export interface CodeEntry {
  readonly code: string
  readonly names: LocalizedText & { readonly la?: string | undefined }
  /** Inactive codes are shown where they stand already, and not offered. */
  readonly active: boolean
  /** Its names are English in every language: they are marked as such in the others. */
  readonly untranslated?: boolean | undefined
  /** What sets it apart from others of the same name in English: 'farmed'. */
  readonly variant?: string | undefined
  /** The heading that it stands under; entries of one section follow one another. */
  readonly section?: LocalizedText | undefined
}

/** A register that is asked while typing, by the `source` of the field. */
export interface LookupSource {
  readonly search: LookupSearch
  /** What a chosen code is called, when it was chosen earlier. */
  readonly label?: (code: string) => string | undefined
}

/** What a form needs besides its sections and answers. */
export interface FormSurroundings {
  /** The moment that conditions and checks are judged by. */
  readonly now: Instant
  /** What the checks of the product are handed in besides, as its sections ask for it. */
  readonly given?: object
  /** Texts by issue code: the common ones and the domain's. */
  readonly issueTexts: IssueCatalogue
  /** Code lists by name; a list that is left out is still loading. */
  readonly codeLists: Readonly<Record<string, readonly CodeEntry[]>>
  /** Registers by the `source` of a field. */
  readonly lookups?: Readonly<Record<string, LookupSource>>
  /** Shows the answers and takes none. */
  readonly disabled?: boolean
}

/** What a widget receives: one field, its answer, and how to report a change. `at` names a part of a compound answer. */
export interface WidgetProps<F extends Field = Field> {
  readonly field: F
  /** Id of the control; parts are `${id}-from`, in the words of the issue's path. */
  readonly id: string
  readonly path: string
  readonly value: unknown
  /** The answers around this one: the form's, or those of the list item. */
  readonly answers: Answers
  readonly root: Answers
  readonly label: string
  readonly hint: string | undefined
  readonly optional: boolean
  readonly disabled: boolean
  /** In the row of a list item: no format hint under the label. */
  readonly compact: boolean
  readonly error: (at?: string) => string | undefined
  readonly onChange: (value: unknown, at?: string) => void
  readonly onBlur: (at?: string) => void
}

/** Draws one kind of field. */
export type Widget<F extends Field = Field> = (props: WidgetProps<F>) => ReactNode
