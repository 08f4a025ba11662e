import type { Audience } from '@eksport/api'
import type { Pool } from 'pg'
import type { Config, OidcClient } from '../config.ts'
import type { Deps } from '../deps.ts'
import { startIssuer } from './issuer/start.ts'
import { loadTestPersons } from './load-persons.ts'
import { type StartedMailbox, startMailbox } from './mailbox/start-mailbox.ts'
import { startReceiver } from './receiver/start-receiver.ts'
import { loadSamples } from './samples/load-samples.ts'

export interface StartedDemonstration {
  /** What each portal needs to log its people in. */
  readonly clients: Readonly<Record<Audience, OidcClient>>
  /** Where our own receiver takes in the certificates for a country. */
  receiverOf(country: string): string
  readonly mailbox: StartedMailbox
  stop(): Promise<void>
}

/**
 * Test persons, sample applications, a login provider, a receiver of certificates and a mail server, all of our own. Nothing of it runs outside
 * the demonstration [SEC-25].
 */
export async function startDemonstration(
  config: Config,
  owner: Pool,
  facts: Pick<Deps, 'referenceData' | 'lookups' | 'documents' | 'signer' | 'verification'>,
  now: () => Date,
  report: (line: string) => void,
): Promise<StartedDemonstration> {
  await loadTestPersons(owner, now())
  const samples = await loadSamples(owner, facts, now())
  if (samples > 0) report(`Leste inn ${samples} eksempelsøknader.`)
  const receiver = await startReceiver({ host: '127.0.0.1', port: config.receiverPort })
  let mailbox: StartedMailbox | undefined
  try {
    mailbox = await startMailbox({ host: '127.0.0.1', ...config.mailbox })
    const issuer = await startIssuer({
      host: config.host,
      port: config.issuerPort,
      dataFolder: config.dataFolder,
      portals: { submitter: config.submitter.publicUrl, caseworker: config.caseworker.publicUrl },
    })
    return {
      clients: issuer.clients,
      receiverOf: receiver.addressOf,
      mailbox,
      stop: async () => {
        await issuer.stop()
        await mailbox?.stop()
        await receiver.stop()
      },
    }
  } catch (error) {
    await mailbox?.stop()
    await receiver.stop()
    throw error
  }
}
