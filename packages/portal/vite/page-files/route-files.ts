/** A part of a route's address, as its file names it. */
const segmentsOf = (id: string) => id.split(/[/.]/)

/** A file that has no part in the address: a layout without one, or what stands at its parent's. */
const isSilent = (segment: string) => segment.startsWith('_') || segment === 'index' || segment === ''

function wordOf(segment: string): string {
  if (segment.startsWith('{-$')) return '(?:/[^/]+)?'
  if (segment.startsWith('$')) return '/[^/]+'
  return `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
}

/** What a path matches that leads to a route, by the file's name below the folder of routes without its ending. */
export const patternOf = (id: string): string => {
  const words = segmentsOf(id).filter((segment) => !isSilent(segment))
  return words.length === 0 ? '^/$' : `^${words.map(wordOf).join('')}/?$`
}

/** Whether one route's page is drawn inside of another's. */
export const isInside = (id: string, outer: string): boolean =>
  outer === '__root' ||
  id === outer ||
  segmentsOf(id).slice(0, segmentsOf(outer).length).join('/') === segmentsOf(outer).join('/')

/** The most particular first: words before what stands for any, and the innermost of those at the same address. */
export function byParticularity(left: string, right: string): number {
  const rank = (id: string) => segmentsOf(id).filter((segment) => /\$/.test(segment)).length
  return rank(left) - rank(right) || segmentsOf(right).length - segmentsOf(left).length
}
