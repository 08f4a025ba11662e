import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as a cookie carries them. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database keeps of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
