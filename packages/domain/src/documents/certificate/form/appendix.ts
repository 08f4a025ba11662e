import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import type { Words } from '../languages.ts'
import type { Known } from '../source.ts'

/** A column of an appendix: what its cells say before anybody fills them in, where something is known. */
export interface AppendixColumn {
  /** Names the fields of the column. */
  readonly key: string
  readonly caption: Words<'en'>
  /** In points; 0 takes what is left. */
  readonly width: number
  readonly known?: (line: ProductLine, known: Known, index: number) => string | undefined
}

/** A sheet that describes some lines of goods further. */
export interface Appendix {
  readonly title: Words<'en'>
  readonly intro: Words<'en'>
  /** Number and caption of the table, and of the box for what it has no room for. */
  readonly table: { readonly no: string; readonly caption: Words<'en'> }
  readonly remarks: { readonly no: string; readonly caption: Words<'en'> }
  readonly columns: readonly AppendixColumn[]
  /** The clause that names it: what is filled in as a file whole has no appendix. */
  readonly clause: string
  /** The lines that it must describe. */
  readonly covers: (line: ProductLine) => boolean
}
