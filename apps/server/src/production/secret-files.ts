import { readFileSync } from 'node:fs'
import type { Settings } from './setting-problems.ts'

/** Settings that may be in a file instead of the environment, which other users may be able to read. */
const secrets = [
  'DATABASE_URL',
  'EKSPORT_SUBMITTER_OIDC_CLIENT_SECRET',
  'EKSPORT_CASEWORKER_OIDC_CLIENT_SECRET',
  'EKSPORT_SMTP_URL',
  'EKSPORT_SIGNING_PIN',
] as const

interface Filled {
  readonly settings: Settings
  readonly problems: readonly string[]
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    // The caller reports the variable's name, which says more than the path.
    return undefined
  }
}

type Secret = (typeof secrets)[number]

/** [OPS-09] A setting from the environment or from the file named by `<name>_FILE`; or the problem in words. */
function secretOf(
  settings: Settings,
  name: Secret,
): { readonly secret?: string | undefined; readonly problem?: string } {
  const path = settings[`${name}_FILE`]
  if (path === undefined || path === '') return { secret: settings[name] }
  if (settings[name]) return { problem: `${name} and ${name}_FILE are both set: one of them is meant.` }
  const secret = read(path)
  return secret === undefined ? { problem: `${name}_FILE names a file that cannot be read: ${path}.` } : { secret }
}

/** [OPS-09] The settings with secrets read from their files, such as `DATABASE_URL_FILE`. */
export function fillSecrets(settings: Settings): Filled {
  const filled: Record<string, string | undefined> = { ...settings }
  const problems = secrets.flatMap((name) => {
    const { secret, problem } = secretOf(settings, name)
    delete filled[`${name}_FILE`]
    if (secret !== undefined) filled[name] = secret
    return problem === undefined ? [] : [problem]
  })
  return { settings: filled, problems }
}

/**
 * The database in the settings. Throws with an explanation if its file cannot be read, since a command would otherwise
 * use or create another database.
 */
export function givenDatabase(settings: Settings): string | undefined {
  const { secret, problem } = secretOf(settings, 'DATABASE_URL')
  if (problem !== undefined) throw new Error(problem)
  return secret || undefined
}
