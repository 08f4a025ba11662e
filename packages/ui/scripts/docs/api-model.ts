/** A prop of a component, or a field of a hook's options. */
export interface PropDoc {
  readonly name: string
  /** As written in the source, so that type names can be looked up. */
  readonly type: string
  readonly required: boolean
  readonly defaultValue: string | undefined
  readonly comment: string
  readonly deprecated: string | undefined
  /** The kind of value, for a reader who tries the prop out; the words of a union are in `choices`. */
  readonly shape: PropShape
  readonly choices: readonly string[]
}

export type PropShape = 'boolean' | 'number' | 'text' | 'content' | 'choice' | 'function' | 'other'

/** A component with its own props. */
export interface ComponentDoc {
  readonly name: string
  readonly comment: string
  readonly props: readonly PropDoc[]
  /** The element whose props it also takes; 'unknown' when the source does not name it. */
  readonly element: string | undefined
}

/** A type, function or value that is exported next to the components. */
export interface ExportDoc {
  readonly name: string
  readonly comment: string
  /** Its TypeScript declaration, without a body. */
  readonly declaration: string
}

/** A type that props or exports mention and the folder does not export itself. */
export interface TypeDoc extends ExportDoc {
  /** The package that declares it: `@eksport/domain`. The declaration of a third-party type is left to its package. */
  readonly home: string
}

/** The exports of one folder. */
export interface FolderDoc {
  readonly folder: string
  readonly components: readonly ComponentDoc[]
  readonly exports: readonly ExportDoc[]
  /** The types that these mention, and those that they mention in turn. */
  readonly types: readonly TypeDoc[]
}
