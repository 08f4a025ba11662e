import { join } from 'node:path'

/** The folder of a consumer app that scripts/consumers.ts has built, or of its unpacked packages. */
export const built = (app: string) => join(import.meta.dirname, '../../.cache/consumers', app)
