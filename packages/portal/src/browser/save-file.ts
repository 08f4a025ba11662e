/** Saves a file as a browser download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download reads the URL later; if it is revoked at once, some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
