/** What became of the mutants of one area. */
export type Score = {
  readonly detected: number
  readonly survived: number
  /** Of the detected ones those that never came to an end: on a busy machine some may be slow and not wrong. */
  readonly timedOut: number
  /** Detected of all that could be judged, in per cent with two decimals. */
  readonly percent: number
}

type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>> }

/** Counts a report in the schema of mutation-testing-elements. What does not compile or is ignored says nothing. */
export const scoreOf = ({ files }: Report): Score => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...names: readonly string[]) => statuses.filter((status) => names.includes(status)).length
  const detected = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  const judged = detected + survived
  if (judged === 0) throw new Error('The report has no mutant that could be judged.')
  return { detected, survived, timedOut: count('Timeout'), percent: Math.floor((detected / judged) * 10_000) / 100 }
}
