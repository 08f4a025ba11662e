import { z } from 'zod'
import { chainFolder } from '../integrations/chain-seal/index.ts'
import { wordsOf } from '../log/describe-error.ts'
import { keepChainHeads } from '../operations/keep-chain-heads.ts'
import { defineJob } from './job.ts'

/** [OPS-06] Keeps outside of the database where the chains end; that they do not lead to where they did is said each time, and fails. */
export const keepHeads = defineJob(z.unknown(), async ({ transactions, seal, config, report }) => {
  try {
    await keepChainHeads(transactions, chainFolder(config.dataFolder), seal)
  } catch (error) {
    report(`keep-heads: ${wordsOf(error)}`)
    throw error
  }
})
