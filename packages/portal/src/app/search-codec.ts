import { withoutInvisible } from '@eksport/forms'

/** Addresses hold plain words (`?status=INNSENDT&page=1`), as the server's own do; nothing is JSON. What nobody sees in them is not read. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, withoutInvisible(value)]))

/** The other way: empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  // A comma separates values of one filter; escaped it would only make a shared address hard to read.
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
