import { addDays, type Issue, type IssueCatalogue } from '@eksport/forms'
import { z } from 'zod'
import { plainDateSchema } from '../../values/format/schemas.ts'

/** [ADM-03] Texts that officers write for shared use: phrases, and those of letters and the archive. */
export const writtenTextKinds = ['PHRASE', 'LEGAL_BASIS', 'COMPLAINT', 'SHIELDING'] as const
export type WrittenTextKind = (typeof writtenTextKinds)[number]

/** The placeholders in a phrase for what it is about. */
export const phrasePlaceholders = ['linje', 'felt', 'verdi'] as const

/** The most characters of a phrase's name, and of a text. */
export const writtenTextLimits = { name: 100, text: 2000 } as const

const words = (max: number) => {
  const text = z.string().trim().max(max)
  return z.strictObject({ nb: text, nn: text, en: text })
}

/** [ADM-03] A version of a text: what it says from a day on. */
export const writtenTextSchema = z.strictObject({
  /** The name by which a phrase is found; for a decision text, the words of the letter. */
  names: words(writtenTextLimits.text),
  /** The words of a phrase. */
  texts: words(writtenTextLimits.text).optional(),
  /** The office that owns a phrase; everybody's if absent. */
  office: z.string().max(50).optional(),
  /** Whether it can be chosen. */
  active: z.boolean(),
  validFrom: plainDateSchema,
})
export type WrittenText = z.infer<typeof writtenTextSchema>

const maxDaysAhead = 3 * 366

const languages = ['nb', 'nn', 'en'] as const

function placeholderIssues(path: string, text: string, kind: WrittenTextKind): Issue[] {
  const known: readonly string[] = kind === 'PHRASE' ? phrasePlaceholders : []
  const found = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name = '']) => !known.includes(name))
  const stray = /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, ''))
  const named = found?.[0] ?? stray?.[0]
  if (named === undefined) return []
  if (kind !== 'PHRASE') return [{ path, code: 'noPlaceholder', params: { found: named } }]
  return [{ path, code: 'unknownPlaceholder', params: { found: named } }]
}

/** [ADM-03] The errors in a text before it can be saved. */
export function writtenTextIssues(kind: WrittenTextKind, text: WrittenText, today: string): Issue[] {
  const { names, texts, office, active, validFrom } = text
  const issues = languages.flatMap((language): Issue[] => {
    const name: Issue[] = names[language] === '' ? [{ path: `names.${language}`, code: 'required' }] : []
    if (kind !== 'PHRASE') return [...name, ...placeholderIssues(`names.${language}`, names[language], kind)]
    const phrase = texts?.[language] ?? ''
    const path = `texts.${language}`
    const long = names[language].length > writtenTextLimits.name
    const tooLong: Issue[] = long
      ? [{ path: `names.${language}`, code: 'nameTooLong', params: { max: writtenTextLimits.name } }]
      : []
    return [
      ...name,
      ...tooLong,
      ...(phrase === '' ? [{ path, code: 'required' }] : placeholderIssues(path, phrase, kind)),
    ]
  })
  if (validFrom < today) issues.push({ path: 'validFrom', code: 'dateInPast' })
  // A version is never withdrawn, so a mistyped year would be announced for good.
  if (validFrom > addDays(today, maxDaysAhead)) issues.push({ path: 'validFrom', code: 'dateTooFar' })
  if (office !== undefined && kind !== 'PHRASE') issues.push({ path: 'office', code: 'phrasesOnly' })
  if (!active && kind === 'COMPLAINT') issues.push({ path: 'active', code: 'complaintNeeded' })
  return issues
}

/** The errors in words. */
export const writtenTextIssueTexts = {
  unknownPlaceholder: {
    nb: 'Vi kjenner ikke {found}. En frase kan ha {linje}, {felt} og {verdi}.',
    nn: 'Vi kjenner ikkje {found}. Ein frase kan ha {linje}, {felt} og {verdi}.',
    en: 'We do not know {found}. A phrase can have {linje}, {felt} and {verdi}.',
  },
  noPlaceholder: {
    nb: '{found} ville stått slik i brevet. Skriv teksten uten klammer.',
    nn: '{found} ville stått slik i brevet. Skriv teksten utan klammer.',
    en: '{found} would stand like that in the letter. Write the text without braces.',
  },
  nameTooLong: {
    nb: 'Navnet kan ikke være lengre enn {max} tegn.',
    nn: 'Namnet kan ikkje vere lengre enn {max} teikn.',
    en: 'The name cannot be longer than {max} characters.',
  },
  dateTooFar: {
    nb: 'En tekst kan gjelde senest fra om tre år.',
    nn: 'Ein tekst kan gjelde seinast frå om tre år.',
    en: 'A text can hold from three years ahead at the latest.',
  },
  phrasesOnly: {
    nb: 'Bare en frase kan være et kontors egen.',
    nn: 'Berre ein frase kan vere eit kontor sin eigen.',
    en: 'Only a phrase can be an office’s own.',
  },
  complaintNeeded: {
    nb: 'Et avslag må si hvordan man klager. Endre teksten i stedet.',
    nn: 'Eit avslag må seie korleis ein klagar. Endre teksten i staden.',
    en: 'A refusal must say how to complain. Change the text instead.',
  },
  lastLegalBasis: {
    nb: 'Dette er den siste hjemmelen. Uten den kan ingen avslå.',
    nn: 'Dette er den siste heimelen. Utan han kan ingen avslå.',
    en: 'This is the last legal basis. Without it nobody can refuse.',
  },
} as const satisfies IssueCatalogue
