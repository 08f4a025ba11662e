import type { Problem } from '@eksport/api'

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

/** [API-03] A map from field to texts. Values are never repeated: they may be anything. */
export function fieldProblems(fields: readonly RefusedField[]): NonNullable<Problem['fieldErrors']> {
  const problems: Record<string, string[]> = {}
  for (const field of fields) {
    const unknown = keysOf(field)
    const name = nameOf(field)
    const names = unknown.length > 0 ? unknown.map((key) => (name === '' ? key : `${name}.${key}`)) : [name]
    for (const one of names) problems[one] = [unknown.length > 0 ? 'Ukjent felt' : 'Ugyldig verdi']
  }
  return problems
}
