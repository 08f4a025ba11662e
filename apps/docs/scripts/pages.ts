import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
const site = join(import.meta.dirname, '..')

/** Folders that each build rewrites; not kept in git. */
export const written = ['src/content/docs', 'src/generated', 'public'].map((folder) => join(site, folder))

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const inFront = (values: Readonly<Record<string, unknown>>) =>
  `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`

/** Writes a page of the site in Starlight's format; `slug` is its path without leading and trailing slashes, `values` its front matter. */
export const writePage = (slug: string, values: Readonly<Record<string, unknown>>, text: string) =>
  write(join(site, 'src/content/docs', `${slug}.md`), `${inFront(values)}\n${text.trim()}\n`)

/** Publishes a file unchanged. */
export const publish = (name: string, text: string) => write(join(site, 'public', name), text)

/** Writes the groups that astro.config.mjs reads. */
export const writeGroups = (groups: unknown) => write(join(site, 'src/generated/groups.json'), JSON.stringify(groups))
