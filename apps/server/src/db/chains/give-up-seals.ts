import type { Pool } from 'pg'

/** [OPS-06] Removes the seals of a lost key from the heads, which are never sealed again. Run as the owner. */
export async function giveUpSeals(owner: Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table audit_heads disable trigger moved')
    await client.query('update audit_heads set seal = null')
    await client.query('alter table audit_heads enable trigger moved')
    await client.query('commit')
  } finally {
    // Closing the connection rolls back anything that was not committed.
    client.release(true)
  }
}
