/** A file of the widget: just picked (`file`), or already stored (`ref` identifies it on the server). */
export interface UploadItem<Ref = unknown> {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly file?: File
  readonly ref?: Ref
  /**
   * The state of a check of a stored file: in progress, delayed because the checker does not answer, or found harmful.
   */
  readonly check?: 'checking' | 'delayed' | 'harmful'
}

/** The state of a file's transfer to the server. */
export type Transfer =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly sent: number }
  | { readonly status: 'failed' }
  /** Refused by the server, with its reason. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'removing' }
  | { readonly status: 'remove-failed' }

/** Sends one file; `onProgress` gets the number of bytes sent. */
export type SendFile<Ref> = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sentBytes: number) => void },
) => Promise<Ref>

/** Whether a retry may succeed: the network failed, or the server had an internal error. */
export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return true
  return typeof error.status !== 'number' || error.status >= 500
}
