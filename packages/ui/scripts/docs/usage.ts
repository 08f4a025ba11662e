import { readFileSync } from 'node:fs'
import { norwegianFile, usageFile } from './places.ts'

/** What a team may rely on, in the words printed on each page. */
export const statuses = {
  stable: 'Its props and texts change only with a new major version',
  new: 'Made for any trade in this version; what is learned from its first users may change it in a minor one, with a note',
  trade: 'Made for the certificates alone; another trade takes the part that it stands on',
} as const

export type Status = keyof typeof statuses

const isStatus = (word: string): word is Status => Object.hasOwn(statuses, word)

/** A parsed `usage.md`. */
export interface Usage {
  readonly folder: string
  readonly status: Status
  /** What the component is: the first paragraph, as one line. */
  readonly summary: string
  /** The file without its title, which the page adds itself. */
  readonly text: string
  /** The second-level headings, in order. */
  readonly headings: readonly string[]
}

/** The sections that each page must have; texts and others are optional. */
export const requiredHeadings = ['Use', 'Example', 'Keyboard', 'Screen readers'] as const

/** Reads a `usage.md` from its text. */
export function parseUsage(folder: string, source: string): Usage {
  const [head = '', word = ''] = /^---\nstatus: (\w+)\n---\n+/.exec(source) ?? []
  if (!isStatus(word)) throw new Error(`usage.md of ${folder} has no status: ${Object.keys(statuses).join(', ')}`)
  const text = source
    .slice(head.length)
    .replace(/^# .*\n+/, '')
    .trim()
  const [first = ''] = text.split(/\n\s*\n/)
  const outsideCode = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return {
    folder,
    status: word,
    summary: first.replaceAll(/\s*\n\s*/g, ' '),
    text,
    headings: [...outsideCode.matchAll(/^## (.+)$/gm)].map((match) => (match[1] ?? '').trim()),
  }
}

/** The bokmål text of a `usage.nb.md`: the summary, and the rules of use. */
export function parseNorwegian(source: string): { readonly summary: string; readonly rules: string } {
  const [summary = '', ...rules] = source.trim().split(/\n\s*\n/)
  return { summary, rules: rules.join('\n\n') }
}

export const readNorwegian = (folder: string) => parseNorwegian(readFileSync(norwegianFile(folder), 'utf8'))

export const readUsage = (folder: string) => parseUsage(folder, readFileSync(usageFile(folder), 'utf8'))

/** The component folders that a page links to. */
export const linkedFolders = ({ text }: Usage) =>
  [...text.matchAll(/\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g)].flatMap((match) => match[1] ?? [])

/** Rewrites links to neighbours for the package, where all pages are in one folder. */
export const withPackageLinks = (text: string) =>
  text.replaceAll(/\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g, ']($1.md)')
