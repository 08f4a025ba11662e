import { type ApplicationDraft, applicationDraftSchema } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

const draftKeys = Object.keys(applicationDraftSchema.shape)
const attempts = 200

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
function mend(
  answers: Answers,
  issue: { code?: string; path: readonly PropertyKey[]; keys?: readonly string[] },
): Answers {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return without(answers, [...path, issue.keys?.[0] ?? ''])
  return without(answers, getAt(answers, path.join('.')) === undefined ? path.slice(0, -1) : path)
}

/**
 * What is sent when the form is saved: the exporter's own answers, without what cannot be stored yet.
 * A half-typed number stays on the screen with its error, and the rest of the draft is saved all the same.
 * Undefined while the draft lacks what every draft must have: exporter, country and template.
 */
export function toDraft(answers: Answers): ApplicationDraft | undefined {
  const { sender: _, ...rest } = answers
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => draftKeys.includes(key)))
  const contactPerson = getAt(answers, 'sender.contactPerson')
  let draft: Answers = contactPerson === undefined ? own : { ...own, sender: { contactPerson } }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const parsed = applicationDraftSchema.safeParse(draft)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues.find(({ path, code }) => path.length > 1 || code === 'unrecognized_keys')
    if (issue === undefined) return undefined
    draft = mend(draft, issue)
  }
  return undefined
}
