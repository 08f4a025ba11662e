import { basename } from 'node:path'

/** Relative path from a page to the root of its language. */
export type Way = './' | '../' | '../../'

const address = (way: Way, part: string, story: string) => `${way}demo/?part=${part}&story=${story}`

/** 'BusyKeepsFocus' becomes 'Busy keeps focus'. */
const spaced = (name: string) => name.replaceAll(/(?<=[a-z0-9])[A-Z](?![A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/** Parts that need a taller frame than usual; anything taller scrolls inside it. */
const tall = new Set([
  'app-shell',
  'application-detail',
  'application-filters',
  'application-table',
  'certificate-pane',
  'combobox',
  'data-table',
  'date-picker',
  'date-range-picker',
  'dialog',
  'error-summary',
  'fact-sections',
  'filter-panel',
  'layout',
  'multi-combobox',
  'pickup-time-picker',
  'slot-picker',
  'step-form',
  'summary',
  'wizard',
])
const look = (part: string) => (part.startsWith('stories/') || tall.has(basename(part)) ? 'demo demo-tall' : 'demo')

/**
 * An iframe with one story, and links that show the others in it. `part` is the stories file in `packages/ui/src` without its extension; a
 * page has one such iframe for each `part`.
 */
export function demo(way: Way, part: string, stories: readonly string[], words: { title: string; alone: string }) {
  const [first = ''] = stories
  const name = part.replaceAll('/', '-')
  const links = stories.map((story) => `<a href="${address(way, part, story)}" target="${name}">${spaced(story)}</a>`)
  return [
    ...(links.length > 1 ? [`<p class="demo-states" lang="en">${links.join(' ')}</p>`] : []),
    `<iframe class="${look(part)}" name="${name}" title="${words.title}" data-src="${address(way, part, first)}"></iframe>`,
    `<p class="demo-alone"><a href="${address(way, part, first)}">${words.alone}</a></p>`,
  ].join('\n')
}
