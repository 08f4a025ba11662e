/** Type-level key for what a part of a form asks for; no value is ever stored under it. */
export declare const asked: unique symbol
/** Type-level key for what the conditions of a part look up; no value is ever stored under it. */
export declare const read: unique symbol

/**
 * What a part of a form asks for and what its conditions look up, known to the compiler only. An answer is written as its path,
 * an option of a choice as `path=OPTION`; `path=*` says that any value can be answered. From within an item, `form:` marks what
 * is looked up in the whole form.
 */
export interface Asking<Asked extends string, Read extends string> {
  // Function types, because `never` and `undefined` can be told apart as return types.
  readonly [asked]?: () => Asked
  readonly [read]?: () => Read
}

type Remembered<Part, Key extends PropertyKey> = Part extends unknown
  ? Key extends keyof Part
    ? NonNullable<Part[Key]> extends () => infer Paths
      ? Paths
      : never
    : string
  : never

/** What the sections or steps ask for; `string` where a type annotation has hidden it. */
export type AskedBy<Part> = Remembered<Part, typeof asked>

/** What the conditions of sections or steps look up; `string` where a type annotation has hidden it. */
export type ReadBy<Part> = Remembered<Part, typeof read>

/** Paths that are asked for or looked up in an item, as paths of the whole form. */
export type InItems<Path extends string, Read extends string> = string extends Read
  ? string
  : Read extends `form:${infer Whole}`
    ? Whole
    : `${Path}.${Read}`

/** Paths that are looked up but that nothing asks for. */
export type Unasked<Read extends string, Asked extends string> = Read extends Asked
  ? never
  : Read extends `${infer Path}=${string}`
    ? `${Path}=*` extends Asked
      ? never
      : Read
    : Read

/** `unknown` when everything that is looked up is asked for; otherwise a property that no form has, whose name tells what is wrong. */
export type Whole<Read extends string, Asked extends string> = string extends Asked | Read
  ? { readonly 'a type annotation hides what this asks for': never }
  : [Unasked<Read, Asked>] extends [never]
    ? unknown
    : { readonly 'nothing asks for': Unasked<Read, Asked> }
