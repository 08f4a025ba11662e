import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { type StartedIssuer, startIssuer } from './issuer/start.ts'
import { loadTestPersons } from './load-persons.ts'
import { loadSamples } from './samples/load-samples.ts'

/** Test persons, sample applications and a login provider of our own. Nothing of it runs outside the demonstration [SEC-25]. */
export async function startDemonstration(
  config: Config,
  owner: Pool,
  facts: Pick<Deps, 'referenceData' | 'lookups' | 'documents' | 'signer' | 'verification'>,
  now: () => Date,
  report: (line: string) => void,
): Promise<StartedIssuer> {
  await loadTestPersons(owner)
  const samples = await loadSamples(owner, facts, now())
  if (samples > 0) report(`Leste inn ${samples} eksempelsøknader.`)
  return startIssuer({
    host: config.host,
    port: config.issuerPort,
    dataFolder: config.dataFolder,
    portals: { submitter: config.submitter.publicUrl, caseworker: config.caseworker.publicUrl },
  })
}
