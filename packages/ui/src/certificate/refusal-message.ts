const refusals: ReadonlySet<unknown> = new Set([
  'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT',
  'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE',
])

/** Why the server refused a file, in its own words: the `getServerMessage` of an `UploadWidget`. Undefined for every other error. */
export function refusalMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return undefined
  return refusals.has(error.code) && typeof error.message === 'string' ? error.message : undefined
}
