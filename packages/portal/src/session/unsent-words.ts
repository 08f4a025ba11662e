/**
 * [EXP-03] What somebody has begun to write and not sent, which this browser stores: messages (the library stores their drafts),
 * officers' notes, and the content of officers' dialogs. The keys begin with the person, so that nobody else on the machine sees
 * it, and it is deleted when the person logs out.
 */
const messagesOf = (person: string) => `eks:message-draft:${person}:`
const notesOf = (person: string) => `eksport.note.${person}.`
const dialogsOf = (person: string) => `eksport.dialog.${person}.`

/** The key of a message draft: its writer, the organisation for which they act, and the application. */
export const messageDraftKey = (person: string, ...about: readonly (string | number)[]) => [person, ...about].join(':')

/** The key of a note draft. */
export const noteKey = (person: string, referenceNumber: number) => `${notesOf(person)}${referenceNumber}`

/** The key of a draft note on a ticked point of a case. */
export const tickNoteKey = (person: string, referenceNumber: number, tick: string) =>
  `${notesOf(person)}${tick}:${referenceNumber}`

/** [CW-13] The key of a dialog's content; `about` ends with the number of its application. */
export const dialogKey = (person: string, about: string) => `${dialogsOf(person)}${about}`

function keysWhere(accepts: (key: string) => boolean): readonly string[] {
  try {
    return Object.keys(localStorage).filter(accepts)
  } catch {
    // Nothing is stored where the browser blocks storage.
    return []
  }
}

const keysOf = (person: string) =>
  keysWhere((key) => [messagesOf, notesOf, dialogsOf].some((beginning) => key.startsWith(beginning(person))))

/** The reference numbers of the applications about which a person has unsent texts. */
export const unsentWords = (person: string): readonly string[] =>
  keysOf(person)
    .filter((key) => localStorage.getItem(key) !== '')
    .flatMap((key) => /\d+$/.exec(key) ?? [])

/** Deletes all of a person's unsent texts. */
export function forgetWords(person: string): void {
  for (const key of keysOf(person)) localStorage.removeItem(key)
}

/** Deletes messages under an older kind of key without a person, which nobody reads and no logout would delete. */
export function forgetNobodysWords(): void {
  for (const key of keysWhere((text) => /^eks:message-draft:(?:application|case)-\d+$/.test(text)))
    localStorage.removeItem(key)
}
