// Loaded when somebody logs out: most officers' pages keep no file.
const loadJournal = () => import('@eksport/portal/journal/journal.ts')

/** [CW-13] Files of questions that lie on this machine until they are asked, and go when their officer logs out. */
export const keptFiles = (person: string) => ({
  unsent: async () => (await loadJournal()).unsentDrafts(person),
  forget: async () => (await loadJournal()).forget(person),
})
