import { clientOver } from './api.ts'

/** Asks whether what the browser keeps is still so, though it may be kept for longer. */
export const pastTheCache = clientOver((input, init) => fetch(input, { ...init, cache: 'no-cache' }))
