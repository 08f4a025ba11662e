/** A template is named after its country; beside the country the name is not said twice. */
export const afterCountry = (title: string, country: string): string => title.replace(`${country}, `, '')
