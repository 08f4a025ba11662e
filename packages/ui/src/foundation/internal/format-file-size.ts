import { formatNumber } from '@eksport/forms'

/** `214 kB`, `1,2 MB`: in thousands of bytes, as file managers count. */
export function formatFileSize(bytes: number, locale: string): string {
  if (bytes < 1000) return `${bytes}\u00a0B`
  const kilobytes = Math.round(bytes / 1000)
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${formatNumber(bytes / 1_000_000, locale, 1)}\u00a0MB`
}
