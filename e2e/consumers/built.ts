import { join } from 'node:path'

/** Where scripts/consumers.ts has built the apps of others, and unpacked what they installed. */
export const built = (app: string) => join(import.meta.dirname, '../../.cache/consumers', app)
