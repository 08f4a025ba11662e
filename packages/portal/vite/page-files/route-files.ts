/** A part of a route's address, as its file names it. */
const segmentsOf = (id: string) => id.split(/[/.]/)

/** A layout that has no part in the address. */
const isLayout = (segment: string) => segment.startsWith('_')

/** Whether somebody can be there: a layout without a part in the address is what others are drawn in. */
export const isPage = (id: string): boolean => !isLayout(segmentsOf(id).at(-1) ?? '')

function wordOf(segment: string): string {
  if (segment.startsWith('{-$')) return '(?:/[^/]+)?'
  if (segment.startsWith('$')) return '/[^/]+'
  return `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
}

/** What a path matches that leads to a route, by the file's name below the folder of routes without its ending. */
export const patternOf = (id: string): string => {
  const words = segmentsOf(id).filter((segment) => !isLayout(segment) && segment !== 'index')
  return words.length === 0 ? '^/$' : `^${words.map(wordOf).join('')}/?$`
}

/** Whether one route's page is drawn inside of another's, or is it. */
export const isInside = (id: string, outer: string): boolean =>
  segmentsOf(outer).every((segment, at) => segment === segmentsOf(id)[at])

/** The most particular first: words before what stands for any, and the innermost of those at the same address. */
export function byParticularity(left: string, right: string): number {
  const rank = (id: string) => segmentsOf(id).filter((segment) => /\$/.test(segment)).length
  return rank(left) - rank(right) || segmentsOf(right).length - segmentsOf(left).length
}
