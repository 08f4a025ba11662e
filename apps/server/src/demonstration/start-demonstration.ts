import type { Audience } from '@eksport/api'
import type { Config, OidcClient } from '../config.ts'
import { startIssuer } from './issuer/start.ts'
import { type StartedMailbox, startMailbox } from './mailbox/start-mailbox.ts'
import { receiverHost } from './receiver/receiver-address.ts'
import { startReceiver } from './receiver/start-receiver.ts'

export interface StartedDemonstration {
  /** The client settings of each portal. */
  readonly clients: Readonly<Record<Audience, OidcClient>>
  readonly mailbox: StartedMailbox
  stop(): Promise<void>
}

/** Starts our own login provider, receiver of certificates and mail server. Only the demonstration runs them [SEC-25]. */
export async function startDemonstration(config: Config): Promise<StartedDemonstration> {
  const receiver = await startReceiver({ host: receiverHost, port: config.receiverPort })
  let mailbox: StartedMailbox | undefined
  try {
    mailbox = await startMailbox({ host: receiverHost, ...config.mailbox })
    const issuer = await startIssuer({
      host: config.host,
      port: config.issuerPort,
      dataFolder: config.dataFolder,
      portals: { submitter: config.submitter.publicUrl, caseworker: config.caseworker.publicUrl },
    })
    return {
      clients: issuer.clients,
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
