import { createClient } from '@eksport/api/client'

/** The typed client of the server that this portal was served from. */
export const api = createClient()
