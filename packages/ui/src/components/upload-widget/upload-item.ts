/** A file of the widget: picked just now (`file`), or stored already (`ref` is what the server knows it by). */
export interface UploadItem<Ref = unknown> {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly file?: File
  readonly ref?: Ref
  /** How a stored file fares that is looked through before it counts: under way, not begun because nobody answers, or found harmful. */
  readonly check?: 'checking' | 'delayed' | 'harmful'
}

/** How far a file has come on its way to the server. */
export type Transfer =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly sent: number }
  | { readonly status: 'failed' }
  /** The server refused it, and says why. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'removing' }
  | { readonly status: 'remove-failed' }

/** Sends one file; `onProgress` gets how many bytes have gone. */
export type SendFile<Ref> = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sentBytes: number) => void },
) => Promise<Ref>

const refusals: ReadonlySet<unknown> = new Set([
  'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT',
  'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE',
])

/** The server's own words when it refused the file itself; undefined for every other error. */
export function refusalMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return undefined
  return refusals.has(error.code) && typeof error.message === 'string' ? error.message : undefined
}

/** Whether another try may succeed by itself: the network broke, or the server stumbled. */
export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return true
  return typeof error.status !== 'number' || error.status >= 500
}
