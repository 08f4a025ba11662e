import type { Issue } from '@eksport/forms'

/** What Fastify hands over when a zod schema refuses a request. */
export interface RefusedField {
  readonly keyword?: string
  readonly instancePath?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

function nameOf({ instancePath = '' }: RefusedField): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.')
}

function keysOf({ params }: RefusedField): string[] {
  const issue = params?.issue
  const keys = typeof issue === 'object' && issue !== null && 'keys' in issue ? issue.keys : params?.keys
  return Array.isArray(keys) ? keys.map(String) : []
}

/** [API-03] What is wrong, one issue a field. Values are never repeated: they may be anything. */
export function requestIssues(fields: readonly RefusedField[]): Issue[] {
  const issues = new Map<string, Issue>()
  for (const field of fields) {
    const unknown = keysOf(field)
    const name = nameOf(field)
    const paths = unknown.length > 0 ? unknown.map((key) => (name === '' ? key : `${name}.${key}`)) : [name]
    for (const path of paths) issues.set(path, { path, code: unknown.length > 0 ? 'unknownField' : 'invalidValue' })
  }
  return [...issues.values()]
}
