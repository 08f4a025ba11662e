/** A prop of a component, or a field of what a hook takes. */
export interface PropDoc {
  readonly name: string
  /** As written in the source, so that names of types can be looked up. */
  readonly type: string
  readonly required: boolean
  readonly defaultValue: string | undefined
  readonly comment: string
  readonly deprecated: string | undefined
}

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

/** What one folder exports. */
export interface FolderDoc {
  readonly folder: string
  readonly components: readonly ComponentDoc[]
  readonly exports: readonly ExportDoc[]
}
