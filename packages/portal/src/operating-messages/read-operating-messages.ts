import { listOperatingMessages, type OperatingMessage } from '@eksport/api'
import { api } from '../server/api.ts'

/** Those in force, by the typed client. */
export const readOperatingMessages = (signal: AbortSignal): Promise<readonly OperatingMessage[]> =>
  api.call(listOperatingMessages, { signal })
