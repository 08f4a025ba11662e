/**
 * [EXP-03] What somebody has begun to write to others and not sent, which this browser keeps: messages (the library keeps their drafts),
 * officers' notes, and what stands in officers' dialogs. The keys begin with the person: nobody else who uses the machine is shown it, and it goes when the person logs out.
 */
const messagesOf = (person: string) => `eks:message-draft:${person}:`
const notesOf = (person: string) => `eksport.note.${person}.`
const dialogsOf = (person: string) => `eksport.dialog.${person}.`

/** Under what a message is kept, by whoever writes it, the organisation that they act for, and the application. */
export const messageDraftKey = (person: string, ...about: readonly (string | number)[]) => [person, ...about].join(':')

/** Under what a note is kept. */
export const noteKey = (person: string, referenceNumber: number) => `${notesOf(person)}${referenceNumber}`

/** Under what the note of a ticked point of a case is kept. */
export const tickNoteKey = (person: string, referenceNumber: number, tick: string) =>
  `${notesOf(person)}${tick}:${referenceNumber}`

/** [CW-13] Under what is kept what is written in a dialog; `about` ends with the number of its application. */
export const dialogKey = (person: string, about: string) => `${dialogsOf(person)}${about}`

function keysWhere(accepts: (key: string) => boolean): readonly string[] {
  try {
    return Object.keys(localStorage).filter(accepts)
  } catch {
    // A browser that blocks storage keeps nothing.
    return []
  }
}

const keysOf = (person: string) =>
  keysWhere((key) => [messagesOf, notesOf, dialogsOf].some((beginning) => key.startsWith(beginning(person))))

/** The applications, by their numbers, about which a person has written something and not sent it. */
export const unsentWords = (person: string): readonly string[] =>
  keysOf(person)
    .filter((key) => localStorage.getItem(key) !== '')
    .flatMap((key) => /\d+$/.exec(key) ?? [])

/** Takes all of it away. */
export function forgetWords(person: string): void {
  for (const key of keysOf(person)) localStorage.removeItem(key)
}

/** Takes away messages under the keys of before, which named the application alone: nobody reads them, and no logging out finds them. */
export function forgetNobodysWords(): void {
  for (const key of keysWhere((text) => /^eks:message-draft:(?:application|case)-\d+$/.test(text)))
    localStorage.removeItem(key)
}
