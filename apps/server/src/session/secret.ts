import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text for a cookie. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
