/** Where a part of a form remembers what it asks for; no value ever stands there. */
export declare const asked: unique symbol
/** Where a part of a form remembers what its conditions look up; no value ever stands there. */
export declare const read: unique symbol

/**
 * What a part of a form asks for, and what its conditions look up; known to the compiler alone. An answer is written as its
 * path, an option of a choice as `path=OPTION`, and `path=*` says that the answer is free. `form:` marks what is looked up
 * in the whole form from within an item.
 */
export interface Asking<Asked extends string, Read extends string> {
  // Functions, because `never` is told apart from `undefined` in what they answer.
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

/** What is asked for or looked up in an item, as it is in the whole form. */
export type InItems<Path extends string, Read extends string> = string extends Read
  ? string
  : Read extends `form:${infer Whole}`
    ? Whole
    : `${Path}.${Read}`

/** What is looked up though nothing asks for it. */
export type Unasked<Read extends string, Asked extends string> = Read extends Asked
  ? never
  : Read extends `${infer Path}=${string}`
    ? `${Path}=*` extends Asked
      ? never
      : Read
    : Read

/** Nothing, or a property that no form has, whose name tells what is wrong. */
export type Whole<Read extends string, Asked extends string> = string extends Asked | Read
  ? { readonly 'a type annotation hides what this asks for': never }
  : [Unasked<Read, Asked>] extends [never]
    ? unknown
    : { readonly 'nothing asks for': Unasked<Read, Asked> }
