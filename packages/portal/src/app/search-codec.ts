import { withoutInvisible } from '@eksport/forms'

/** Parses addresses with plain words (`?status=INNSENDT&page=1`), as the server's are, without JSON. Invisible characters are ignored. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, withoutInvisible(value)]))

/** The reverse of `parseSearch`; empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  // A comma separates values of one filter; escaping it would only make a shared address hard to read.
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
