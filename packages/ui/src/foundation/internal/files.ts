import { formatNumber, type Locale } from '@eksport/forms'

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

/** `214 kB`, `1,2 MB`: thousands of bytes, as file managers count. */
export function formatFileSize(bytes: number, locale: Locale): string {
  if (bytes < 1000) return `${bytes}\u00a0B`
  const kilobytes = Math.round(bytes / 1000)
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${formatNumber(bytes / 1_000_000, locale, 1)}\u00a0MB`
}
