import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import type { Words } from '../languages.ts'
import type { Known } from '../source.ts'

/** A column of an appendix, with the initial content of its cells where something is known. */
export interface AppendixColumn {
  /** Part of the names of the column's fields. */
  readonly key: string
  readonly caption: Words<'en'>
  /** In points; 0 takes the remaining width. */
  readonly width: number
  readonly known?: (line: ProductLine, known: Known, index: number) => string | undefined
}

/** A sheet that describes some lines of goods in more detail. */
export interface Appendix {
  readonly title: Words<'en'>
  readonly intro: Words<'en'>
  /** Number and caption of the table, and of the box for what does not fit in the table. */
  readonly table: { readonly no: string; readonly caption: Words<'en'> }
  readonly remarks: { readonly no: string; readonly caption: Words<'en'> }
  readonly columns: readonly AppendixColumn[]
  /** The clause that refers to it. A certificate that is itself filled in as a file has no appendix. */
  readonly clause: string
  /** Whether it must describe a line. */
  readonly covers: (line: ProductLine) => boolean
}
