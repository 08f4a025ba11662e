import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { sealEnds, sealFiles } from '../integrations/signing/index.ts'
import type { Check } from './keep-checking.ts'

const { certificate, authorities, timeAuthorities } = sealFiles

const keysOf = ({ dataFolder, seal }: Config): readonly string[] => [
  ...[certificate, authorities, timeAuthorities].map((file) => join(seal.folder, file)),
  ...[
    ...['verification/verification.key', 'pseudonyms/pseudonyms.key', 'forms/form.key'],
    ...['chains/chains.key', 'chains/heads.json'],
  ].map((file) => join(dataFolder, file)),
]

/** If the key is in no hardware module, it is in one of two files. */
const isKeyThere = ({ seal: { folder, address } }: Config) =>
  address !== undefined || [sealFiles.key, sealFiles.packedKey].some((file) => existsSync(join(folder, file)))

/** Time enough to order another seal. */
const sealNotice = 60 * 86_400_000

/** With less free space, a database on this disk will soon refuse writes. */
const spare = 500_000_000

/**
 * Checks of this machine: the key files, which are only read at start, the expiry of the seal, and free disk space.
 * Problems are reported while the product still runs.
 */
export const ownChecks = (config: Config, now: () => Date): readonly Check[] => [
  {
    ...{ dependency: 'keys', every: 60 },
    ask: async () => {
      await Promise.all(keysOf(config).map((file) => access(file, constants.R_OK)))
      return isKeyThere(config)
    },
  },
  {
    ...{ dependency: 'seal', every: 3_600 },
    ask: async () => (await sealEnds(config.seal.folder)).getTime() - now().getTime() > sealNotice,
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
