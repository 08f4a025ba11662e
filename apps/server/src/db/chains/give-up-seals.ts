import type { Pool } from 'pg'

/** [OPS-06] Takes the seals of a key that nobody has any more from the heads, which are never sealed again. By the owner. */
export async function giveUpSeals(owner: Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table audit_heads disable trigger moved')
    await client.query('update audit_heads set seal = null')
    await client.query('alter table audit_heads enable trigger moved')
    await client.query('commit')
  } finally {
    // What was not committed is taken back with the connection.
    client.release(true)
  }
}
