import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Check } from './keep-checking.ts'

const keysOf = ({ dataFolder, signingFolder }: Config): readonly string[] => [
  ...['signing-key.pem', 'signing-certificate.pem', 'ca-certificate.pem'].map((file) => join(signingFolder, file)),
  ...[
    ...['verification/verification.key', 'pseudonyms/pseudonyms.key', 'forms/form.key'],
    ...['chains/chains.key', 'chains/heads.json'],
  ].map((file) => join(dataFolder, file)),
]

/** Below it a database that lies there is soon written to no more. */
const spare = 500_000_000

/**
 * What lies on this machine: the keys, which are held in memory and needed at the next start, and room beside them. One that is gone is
 * told while the product still runs.
 */
export const ownChecks = (config: Config): readonly Check[] => [
  {
    ...{ dependency: 'keys', every: 60 },
    ask: async () => {
      await Promise.all(keysOf(config).map((file) => access(file, constants.R_OK)))
      return true
    },
  },
  {
    ...{ dependency: 'disk', every: 30 },
    ask: async () => {
      await access(config.dataFolder, constants.W_OK)
      const { bavail, bsize } = await statfs(config.dataFolder)
      return bavail * bsize > spare
    },
  },
]
