/** The parameters of an address as text; the page that reads them knows what they mean. */
export function plainSearch(search: Record<string, unknown>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
