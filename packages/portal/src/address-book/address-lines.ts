import type { BookedAddress } from '@eksport/domain'

/** The name of an address, and the rest of it on one line; a place of control is named by its street. */
export function addressLines(
  { name, address, postalCode, city, country }: BookedAddress,
  countryName: (code: string) => string,
) {
  const place = [postalCode, city].filter(Boolean).join(' ')
  const rest = [name ? address : undefined, place, country && countryName(country)].filter(Boolean).join(', ')
  return { title: name || address || '', rest }
}
