/** Hands a fetched file to the browser's own download, under its name. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The download reads the address after this turn; freed at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
