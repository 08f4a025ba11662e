import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiClient, saveApplication } from '@eksport/api'
import { aDraft } from './a-draft.ts'

const organisationNumber = '310000043'

/** The last acknowledged save of each draft. */
export type Acknowledged = Map<number, { readonly version: number; readonly reference: string }>

export const draftNamed = (internalReference: string) =>
  aDraft(new Date(), { consignor: { organisationNumber, internalReference } })

/**
 * Saves a new draft repeatedly and notes what was acknowledged, until the server stops answering or there are enough
 * saves; returns the refusals. The pause is in milliseconds.
 */
export async function keepSaving(
  client: ApiClient,
  referenceNumber: number,
  acknowledged: Acknowledged,
  { isEnough = () => false, pause = 0 }: { readonly isEnough?: () => boolean; readonly pause?: number } = {},
): Promise<unknown> {
  let version = 1
  for (let round = 1; !isEnough(); round += 1) {
    const reference = `runde-${round}`
    const params = { organisationNumber, referenceNumber }
    try {
      const saved = await client.call(saveApplication, { params, body: draftNamed(reference), ifMatch: version })
      version = saved.application.version
      acknowledged.set(referenceNumber, { version, reference })
      if (pause > 0) await sleep(pause)
    } catch (error) {
      return error
    }
  }
  return undefined
}
