import { readFileSync } from 'node:fs'
import { usageFile } from './places.ts'

/** A `usage.md`, taken apart. */
export interface Usage {
  readonly folder: string
  /** What the component is: the first paragraph, as one line. */
  readonly summary: string
  /** All of the file but a title, which the page gives itself. */
  readonly text: string
  /** The headings of the second level, in their order. */
  readonly headings: readonly string[]
}

/** What each page must answer; texts and further sections are as the component needs. */
export const requiredHeadings = ['Use', 'Example', 'Keyboard', 'Screen readers'] as const

/** Reads a `usage.md` from its text. */
export function parseUsage(folder: string, source: string): Usage {
  const text = source.replace(/^# .*\n+/, '').trim()
  const [first = ''] = text.split(/\n\s*\n/)
  const outsideCode = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return {
    folder,
    summary: first.replaceAll(/\s*\n\s*/g, ' '),
    text,
    headings: [...outsideCode.matchAll(/^## (.+)$/gm)].map((match) => (match[1] ?? '').trim()),
  }
}

export const readUsage = (folder: string) => parseUsage(folder, readFileSync(usageFile(folder), 'utf8'))

/** The folders of the components that a page links to. */
export const linkedFolders = ({ text }: Usage) =>
  [...text.matchAll(/\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g)].flatMap((match) => match[1] ?? [])

/** Links to neighbours as they stand in the package: all pages in one folder. */
export const withPackageLinks = (text: string) =>
  text.replaceAll(/\]\((?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/usage\.md\)/g, ']($1.md)')
