import type { ComponentDoc, TypeDoc } from '../../../scripts/docs/api-model.ts'
import type { Status } from '../../../scripts/docs/usage.ts'

/** The documentation of one folder, as print-docs.ts prints it. */
export interface FolderDocs {
  readonly title: string
  /** The entry to import it from. */
  readonly entry: string
  readonly summary: string
  readonly status: Status
  /** The meaning of its status. */
  readonly promise: string
  readonly components: readonly (ComponentDoc & { readonly page: string })[]
  readonly types: readonly TypeDoc[]
}
