const longest = 150
/** Controls, and the marks that turn the direction of writing: 'gpj.exe' must not read as 'exe.jpg'. */
const unseen = /[\p{Cc}\p{Cf}]/gu
/** What a file system or a header could read as more than a name. */
const meaning = /[\\/:*?"<>|]/g

/** The name as people see it, and nothing that a program could misread; the ending stays when it must be shortened. */
export function cleanFilename(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const clean = base.normalize('NFC').replace(unseen, '').replace(meaning, '_').replace(/\s+/g, ' ').trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'vedlegg'
  if (clean.length <= longest) return clean
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 && clean.length - dot <= 6 ? clean.slice(dot) : ''
  return `${clean.slice(0, longest - ending.length).trimEnd()}${ending}`
}

/** Names that people take for the same. */
export const sameFilename = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
