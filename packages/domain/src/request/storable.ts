import { type Answers, getAt, setAt } from '@eksport/forms'
import { type ApplicationDraft, applicationDraftSchema } from '../application/draft.ts'

interface Unstorable {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly keys?: readonly string[]
}

/** More wrong answers than a person can leave in one form. */
const maxRemovals = 200

const isIndex = (key: string | undefined) => key !== undefined && /^\d+$/.test(key)

/** The answers without what stands at a path; an entry of a list is taken out of the list. */
function without(answers: Answers, path: readonly string[]): Answers {
  const parent = path.slice(0, -1).join('.')
  const list = isIndex(path.at(-1)) ? getAt(answers, parent) : undefined
  if (!Array.isArray(list)) return setAt(answers, path.join('.'), undefined)
  return setAt(
    answers,
    parent,
    list.filter((_, index) => index !== Number(path.at(-1))),
  )
}

/** The answers without the first thing that is wrong; of a missing part, without the whole that lacks it. */
function withoutFirst(answers: Answers, { code, path, keys }: Unstorable): Answers {
  const names = path.map(String)
  if (code === 'unrecognized_keys') return without(answers, [...names, keys?.[0] ?? ''])
  return without(answers, getAt(answers, names.join('.')) === undefined ? names.slice(0, -1) : names)
}

/**
 * [WIZ-17] Answers as they can be stored: a half-typed number stays on the screen with its error, and the rest of the draft
 * is stored all the same. Throws where what is wrong cannot be left out, as a country that is none.
 */
export function storable(answers: Answers): ApplicationDraft {
  let rest = answers
  for (let removal = 0; removal < maxRemovals; removal += 1) {
    const parsed = applicationDraftSchema.safeParse(rest)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues.find(({ path, code }) => path.length > 1 || code === 'unrecognized_keys')
    if (issue === undefined) throw new Error('Missing required fields', { cause: parsed.error })
    rest = withoutFirst(rest, issue)
  }
  throw new Error(`More than ${maxRemovals} answers that cannot be stored`)
}
