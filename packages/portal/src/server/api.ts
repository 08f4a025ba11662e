import { createClient } from '@eksport/api/client'

/** The door of the server that this portal was served from. */
export const api = createClient()
