import type { WrittenBackup } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import type { RestoredBackup } from './restore.ts'

const sizeOf = ({ files }: Manifest) => files.reduce((sum, { size }) => sum + size, 0)
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const describe = (manifest: Manifest) => [
  `  from ${manifest.begunAt} to ${manifest.endedAt}: PostgreSQL ${manifest.postgres}, ${manifest.migrations.count} migrations`,
  `  ${manifest.files.length} files, ${megabytes(sizeOf(manifest))}`,
]

/** The result of a backup, as lines for the operator. */
export const backupLines = ({ manifest, fingerprint }: WrittenBackup, folder: string): string[] => [
  `Backed up to ${folder}`,
  ...describe(manifest),
  `  manifest ${fingerprint} (write it down elsewhere: restoring prints it again)`,
]

/** The result of a restore, as lines for the operator. */
export const restoredLines = (
  { manifest, fingerprint, migrated, chains, storedFiles, storedBytes }: RestoredBackup,
  dataFolder: string,
): string[] => [
  `Restored into ${dataFolder}`,
  ...describe(manifest),
  `  manifest ${fingerprint}: every file is as it was written`,
  `  migrations run now: ${migrated}`,
  ...chains.map(
    ({ table, links, chains: count, heads }) =>
      `  ${table}: ${links} links in ${count} chains, 0 broken, heads ${heads}`,
  ),
  `  ${storedFiles} stored files, ${megabytes(storedBytes)}: each has the content that the database names`,
]
