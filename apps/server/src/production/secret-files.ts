import { readFileSync } from 'node:fs'
import type { Settings } from './setting-problems.ts'

/** What may stand in a file of its own instead of in the environment, which is shown to whoever may look at a process. */
const secrets = [
  'DATABASE_URL',
  'EKSPORT_SUBMITTER_OIDC_CLIENT_SECRET',
  'EKSPORT_CASEWORKER_OIDC_CLIENT_SECRET',
  'EKSPORT_SMTP_URL',
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

/** [OPS-09] The settings with each secret whose file is named (`DATABASE_URL_FILE`) read from there. */
export function fillSecrets(settings: Settings): Filled {
  const filled: Record<string, string | undefined> = { ...settings }
  const problems = secrets.flatMap((name) => {
    const path = settings[`${name}_FILE`]
    if (path === undefined || path === '') return []
    delete filled[`${name}_FILE`]
    if (settings[name]) return [`${name} and ${name}_FILE are both set: one of them is meant.`]
    const secret = read(path)
    if (secret === undefined) return [`${name}_FILE names a file that cannot be read: ${path}.`]
    filled[name] = secret
    return []
  })
  return { settings: filled, problems }
}
