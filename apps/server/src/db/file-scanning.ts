import type { Pool } from 'pg'

/**
 * [SEC-18] Says whether a scanner is configured, before anybody is served. With one, what came before it waits as well;
 * without one, nothing waits any more, and what was found stays found.
 */
export async function setFileScanning(owner: Pool, enabled: boolean): Promise<void> {
  await owner.query(
    `insert into file_scanning (enabled) values ($1) on conflict ("only") do update set enabled = excluded.enabled`,
    [enabled],
  )
  await owner.query(
    enabled
      ? `update files set scan = 'WAITING' where scan is null and not eksport_is_own_file(type)`
      : `update files set scan = null where scan in ('WAITING', 'DELAYED')`,
  )
}
