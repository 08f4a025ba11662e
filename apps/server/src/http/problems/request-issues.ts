import type { Issue } from '@eksport/forms'

/** What Fastify reports when a zod schema refuses a request. */
export interface RefusedField {
  readonly instancePath?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

function nameOf({ instancePath = '' }: RefusedField): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.')
}

/** A detail of the schema error besides its path. */
function detailOf({ params }: RefusedField, name: string): unknown {
  const issue = params?.issue
  return typeof issue === 'object' && issue !== null && name in issue ? Reflect.get(issue, name) : params?.[name]
}

function keysOf(field: RefusedField): string[] {
  const keys = detailOf(field, 'keys')
  return Array.isArray(keys) ? keys.map(String) : []
}

/** The schema reports a missing value only in its message. */
const isMissing = ({ message = '' }: RefusedField) => message.endsWith('received undefined')

/**
 * [VAL-04] Converts a schema error: missing values become required, numbers out of bounds name the bound, and texts
 * their least length. The greatest length of texts and lists is the rule of their field.
 */
function issueOf(field: RefusedField, path: string): Issue {
  const [max, min] = [detailOf(field, 'maximum'), detailOf(field, 'minimum')]
  if (isMissing(field)) return { path, code: 'required' }
  const isNumber = detailOf(field, 'origin') === 'number'
  if (detailOf(field, 'origin') === 'string' && typeof min === 'number')
    return { path, code: 'tooShort', params: { min } }
  if (isNumber && typeof max === 'number') return { path, code: 'tooLarge', params: { max } }
  if (isNumber && typeof min === 'number') return { path, code: 'tooSmall', params: { min } }
  return { path, code: 'invalidValue' }
}

/** Unknown fields of an object become one issue, at the first of them. */
function unknownOf([first = '', ...others]: readonly string[], name: string): Issue {
  const path = (name === '' ? first : `${name}.${first}`).slice(0, maxPath)
  return others.length === 0
    ? { path, code: 'unknownField' }
    : { path, code: 'unknownFields', params: { count: others.length } }
}

// [SEC-22] Limits the cost of answering a request that is wrong everywhere.
const maxIssues = 20
const maxPath = 200

/** [API-03] The first twenty issues, one per field. Values are never repeated, because they may be anything. */
export function requestIssues(fields: readonly RefusedField[]): Issue[] {
  const issues = new Map<string, Issue>()
  for (const field of fields) {
    const unknown = keysOf(field)
    const name = nameOf(field)
    const issue = unknown.length > 0 ? unknownOf(unknown, name) : issueOf(field, name)
    issues.set(issue.path, issue)
    if (issues.size === maxIssues) break
  }
  return [...issues.values()]
}
