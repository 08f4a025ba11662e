/** What was found when a file was read as what it says it is. */
export const verdicts = [
  'readable',
  'unreadable',
  'encrypted',
  'too-many-pages',
  'too-many-pixels',
  'unpacks-too-large',
] as const

export type Verdict = (typeof verdicts)[number]

export const isVerdict = (text: string): text is Verdict => verdicts.some((verdict) => verdict === text)
