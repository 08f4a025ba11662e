import type { BookedAddress } from '@eksport/domain'

/** What an address is called, and the rest of it in one line; a place of control is called by its street. */
export function addressLines(
  { name, address, postalCode, city, country }: BookedAddress,
  countryName: (code: string) => string,
) {
  const place = [postalCode, city].filter(Boolean).join(' ')
  const rest = [name ? address : undefined, place, country && countryName(country)].filter(Boolean).join(', ')
  return { title: name || address || '', rest }
}
