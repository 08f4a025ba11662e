import type { Audience } from '@eksport/api'
import type { Pool } from 'pg'
import type { Config, OidcClient } from '../config.ts'
import type { Deps } from '../deps.ts'
import { startIssuer } from './issuer/start.ts'
import { loadTestPersons } from './load-persons.ts'
import { startReceiver } from './receiver/start-receiver.ts'
import { loadSamples } from './samples/load-samples.ts'

export interface StartedDemonstration {
  /** What each portal needs to log its people in. */
  readonly clients: Readonly<Record<Audience, OidcClient>>
  /** Where our own receiver takes in the certificates for a country. */
  receiverOf(country: string): string
  stop(): Promise<void>
}

/**
 * Test persons, sample applications, a login provider and a receiver of certificates, both of our own. Nothing of it runs outside
 * the demonstration [SEC-25].
 */
export async function startDemonstration(
  config: Config,
  owner: Pool,
  facts: Pick<Deps, 'referenceData' | 'lookups' | 'documents' | 'signer' | 'verification'>,
  now: () => Date,
  report: (line: string) => void,
): Promise<StartedDemonstration> {
  await loadTestPersons(owner)
  const samples = await loadSamples(owner, facts, now())
  if (samples > 0) report(`Leste inn ${samples} eksempelsøknader.`)
  const receiver = await startReceiver({ host: '127.0.0.1', port: config.receiverPort })
  try {
    const issuer = await startIssuer({
      host: config.host,
      port: config.issuerPort,
      dataFolder: config.dataFolder,
      portals: { submitter: config.submitter.publicUrl, caseworker: config.caseworker.publicUrl },
    })
    return {
      clients: issuer.clients,
      receiverOf: receiver.addressOf,
      stop: async () => {
        await issuer.stop()
        await receiver.stop()
      },
    }
  } catch (error) {
    await receiver.stop()
    throw error
  }
}
