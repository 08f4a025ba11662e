import type { ComponentDoc, TypeDoc } from '../../../scripts/docs/api-model.ts'
import type { Status } from '../../../scripts/docs/usage.ts'

/** What the pages of the package say of one folder, as print-docs.ts prints it. */
export interface FolderDocs {
  readonly title: string
  /** What it is imported by. */
  readonly entry: string
  readonly summary: string
  readonly status: Status
  /** What its status means. */
  readonly promise: string
  readonly components: readonly (ComponentDoc & { readonly page: string })[]
  readonly types: readonly TypeDoc[]
}
