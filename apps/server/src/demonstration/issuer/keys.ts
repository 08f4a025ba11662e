import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { loadOrMakeKey } from '../../integrations/keys/key-file.ts'

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

/** The issuer's keys, stored so that sessions from before a restart can still be ended. */
export async function issuerKeys(dataFolder: string): Promise<IssuerKeys> {
  const folder = join(dataFolder, 'demonstration')
  const kept = await loadOrMakeKey(folder, 'issuer-keys.json', () => JSON.stringify(makeKeys()))
  return keysSchema.parse(JSON.parse(kept.toString('utf8')))
}
