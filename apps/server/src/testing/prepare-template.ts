import { join } from 'node:path'
import { today } from '@eksport/domain'
import { addressFor } from '../db/access.ts'
import { beginChains } from '../db/chains/begin-chains.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { applicationPool, ownerPool } from '../db/pool.ts'
import { loadReferenceData } from '../db/reference-data/load-reference-data.ts'
import { readReferenceData } from '../db/reference-data/read-reference-data.ts'
import { referenceSettings } from '../db/schema/registers.ts'
import { type Transactions, transactions } from '../db/transaction.ts'
import { demonstrationSeal } from '../demonstration/authority/index.ts'
import { loadTestPersons } from '../demonstration/load-persons.ts'
import { loadDemonstrationRegisters } from '../demonstration/load-registers.ts'
import { countSamples } from '../demonstration/samples/count-samples.ts'
import { loadSamples } from '../demonstration/samples/load-samples.ts'
import { createRenderer } from '../documents/index.ts'
import { chainFolder, keepHeads, makeChainSeal } from '../integrations/chain-seal/index.ts'
import { createPseudonyms, pseudonymsFolder } from '../integrations/pseudonyms/pseudonyms.ts'
import { createSigner } from '../integrations/signing/index.ts'
import { createVerification } from '../integrations/verification/verification.ts'
import { documentLookups } from '../reference-data/document-lookups.ts'
import { patientWaits } from './patient-waits.ts'

/**
 * Draws everything for control, so that submissions wait for an officer as most tests expect. Tests of the draw lower
 * the share again.
 */
async function drawAll(owner: Transactions): Promise<void> {
  const value = { share: 1, seed: 'tests' }
  await owner.run({ audience: 'system' }, (tx) =>
    tx.insert(referenceSettings).values({ name: 'control-draw', validFrom: '2020-01-02', value }),
  )
}

/** Migrations, reference data, test persons and samples, as after a first start. */
export async function prepareTemplate(connectionString: string, dataFolder: string, now: Date): Promise<void> {
  const owner = ownerPool(connectionString)
  const application = applicationPool(addressFor('listeners', connectionString), { waits: patientWaits.requests })
  const documents = createRenderer({ milliseconds: 300_000 })
  try {
    await migrateDatabase(owner, connectionString)
    const seal = await makeChainSeal(chainFolder(dataFolder))
    // Valid for the chains of every copy, because no heads are stored yet.
    await keepHeads(chainFolder(dataFolder), [], seal)
    const run = transactions(owner, seal)
    await beginChains(run, seal)
    await loadReferenceData(run, now, { examples: true })
    await drawAll(run)
    const referenceData = await transactions(application, seal).run({ audience: 'nobody' }, (tx) =>
      readReferenceData(tx, today(now.toISOString())),
    )
    // Time stamps need the real time.
    const signer = createSigner(await demonstrationSeal(join(dataFolder, 'seal'), () => new Date()))
    await loadTestPersons(run, await createPseudonyms({ keyFolder: pseudonymsFolder(dataFolder) }), now)
    await loadDemonstrationRegisters(owner)
    const verification = await createVerification({
      keyFolder: join(dataFolder, 'verification'),
      publicUrl: 'http://localhost:3000',
    })
    const facts = { referenceData, lookups: documentLookups(referenceData), documents, signer, verification }
    await loadSamples(run, facts, now)
    await countSamples({
      transactions: transactions(application, seal),
      ...{ referenceData, now: () => now, report: (line) => process.stderr.write(`${line}\n`) },
    })
  } finally {
    await documents.close()
    await application.end()
    await owner.end()
  }
}
