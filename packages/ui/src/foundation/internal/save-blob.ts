/** Passes a fetched file to the browser's download, under its name. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The download reads the URL after this task; if it is revoked at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
