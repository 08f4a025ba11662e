/** Hands a fetched file to the browser's own download, under its name. */
export function saveBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser has taken the data by the next task; the address would keep the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
