// Loaded at logout, because most officers' pages store no files.
const loadJournal = () => import('@eksport/portal/journal/journal.ts')

/** [CW-13] Files of unsent questions, which are kept in this browser until the officer logs out. */
export const keptFiles = (person: string) => ({
  unsent: async () => (await loadJournal()).unsentDrafts(person),
  forget: async () => (await loadJournal()).forget(person),
})
