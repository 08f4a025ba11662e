import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const keysSchema = z.object({
  jwk: z.looseObject({ kty: z.literal('RSA') }),
  cookieSecret: z.string(),
  clientSecrets: z.object({ submitter: z.string(), caseworker: z.string() }),
})

export type IssuerKeys = z.infer<typeof keysSchema>

function makeKeys(): IssuerKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const secret = () => randomBytes(32).toString('base64url')
  return keysSchema.parse({
    jwk: { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') },
    cookieSecret: secret(),
    clientSecrets: { submitter: secret(), caseworker: secret() },
  })
}

/** The issuer's keys, kept so that a session begun before a restart can still be ended. */
export async function issuerKeys(dataFolder: string): Promise<IssuerKeys> {
  const folder = join(dataFolder, 'demonstration')
  const file = join(folder, 'issuer-keys.json')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known !== undefined) return keysSchema.parse(JSON.parse(known))
  const made = makeKeys()
  await writeFile(file, JSON.stringify(made), { mode: 0o600 })
  return made
}
