/** A prop of a component, or a field of what a hook takes. */
export interface PropDoc {
  readonly name: string
  /** As written in the source, so that names of types can be looked up. */
  readonly type: string
  readonly required: boolean
  readonly defaultValue: string | undefined
  readonly comment: string
  readonly deprecated: string | undefined
  /** What its values are to somebody who tries it out; the words of a union stand in `choices`. */
  readonly shape: PropShape
  readonly choices: readonly string[]
}

export type PropShape = 'boolean' | 'number' | 'text' | 'content' | 'choice' | 'function' | 'other'

/** A component with the props that are its own. */
export interface ComponentDoc {
  readonly name: string
  readonly comment: string
  readonly props: readonly PropDoc[]
  /** The element whose props it takes as well; 'unknown' when the source does not name it. */
  readonly element: string | undefined
}

/** A type, function or value that is exported beside the components. */
export interface ExportDoc {
  readonly name: string
  readonly comment: string
  /** Its declaration in TypeScript, without a body. */
  readonly declaration: string
}

/** A type that props or exports name and the folder does not export itself. */
export interface TypeDoc extends ExportDoc {
  /** The package that it comes from: `@eksport/domain`. A foreign one's declaration is left to that package. */
  readonly home: string
}

/** What one folder exports. */
export interface FolderDoc {
  readonly folder: string
  readonly components: readonly ComponentDoc[]
  readonly exports: readonly ExportDoc[]
  /** What these name, and what that names in turn. */
  readonly types: readonly TypeDoc[]
}
