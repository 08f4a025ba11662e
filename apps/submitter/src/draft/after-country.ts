/** A template's name without its country, for use next to the country's name. */
export const afterCountry = (title: string, country: string): string => title.replace(`${country}, `, '')
