import { readFileSync } from 'node:fs'
import type { Settings } from './setting-problems.ts'

/** What may stand in a file of its own instead of in the environment, which is shown to whoever may look at a process. */
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
    // Said by the name of its variable: the path alone helps nobody.
    return undefined
  }
}

type Secret = (typeof secrets)[number]

/** [OPS-09] A setting that stands in the environment or in the file that `<name>_FILE` names, or what is wrong with it in words. */
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

/** [OPS-09] The settings with each secret whose file is named (`DATABASE_URL_FILE`) read from there. */
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
 * The database that the settings name. Throws where it cannot be read, in words: a command that went on would find another database, or make
 * one.
 */
export function givenDatabase(settings: Settings): string | undefined {
  const { secret, problem } = secretOf(settings, 'DATABASE_URL')
  if (problem !== undefined) throw new Error(problem)
  return secret || undefined
}
