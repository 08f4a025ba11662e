import { createHmac } from 'node:crypto'
import { Client, escapeIdentifier, escapeLiteral, type Pool } from 'pg'
import { hasCode } from '../has-code.ts'
import { changed, placesOf } from './address.ts'

/** Database roles that own nothing. The server logs in as them directly, so there is no stronger role to switch back to. */
export const roles = { listeners: 'eksport_app', worker: 'eksport_worker' } as const
export type Role = keyof typeof roles

/** A role's password is derived from the owner's, so that every process computes the same one and no second secret is stored. */
const passwordOf = (ownersPassword: string, role: Role) =>
  createHmac('sha256', ownersPassword).update(roles[role]).digest('base64url')

// Let pg parse the address, because it accepts several forms and also reads PGPASSWORD.
const ownersPasswordOf = (connectionString: string) => {
  const { password } = new Client({ connectionString: placesOf(connectionString)[0] })
  return typeof password === 'string' && password !== '' ? password : undefined
}

/** The owner's address changed to log in as one of our roles. */
export function addressFor(role: Role, ownersAddress: string): string {
  const password = ownersPasswordOf(ownersAddress)
  return changed(ownersAddress, (place) => {
    place.username = roles[role]
    place.password = password === undefined ? '' : passwordOf(password, role)
    place.searchParams.delete('user')
    place.searchParams.delete('password')
  })
}

const isSimultaneous = (error: unknown) =>
  error instanceof Error && /tuple concurrently updated|duplicate key|already exists/.test(error.message)

const attempts = 5

/**
 * Repeats work that fails because another process changes the same role. Roles are shared by all databases of a server,
 * and every process writes the same values.
 */
async function retrySimultaneous(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (attempt === attempts || !isSimultaneous(error)) throw error
    }
  }
}

/**
 * Creates our roles if they are missing. They belong to the server, not to a database, so a restored dump does not
 * bring them.
 */
export async function makeRoles(owner: Pool): Promise<void> {
  for (const role of ['listeners', 'worker'] as const) {
    const { rows } = await owner.query('select from pg_roles where rolname = $1', [roles[role]])
    const name = escapeIdentifier(roles[role])
    if (rows.length === 0)
      await retrySimultaneous(() => owner.query(`create role ${name} nobypassrls`).catch(ignoreExisting))
  }
}

/**
 * [SEC-07] Lets our roles log in, and grants the worker what only it may do: use the queue and erase drafts. Run as the
 * owner, after the queue's tables exist.
 */
export async function openAccess(owner: Pool, ownersAddress: string): Promise<void> {
  const password = ownersPasswordOf(ownersAddress)
  await makeRoles(owner)
  for (const role of ['listeners', 'worker'] as const) {
    const name = escapeIdentifier(roles[role])
    const { rows } = await owner.query<{ can: boolean }>('select rolcanlogin as can from pg_roles where rolname = $1', [
      roles[role],
    ])
    if (rows[0]?.can !== true || password !== undefined) {
      const secret = password === undefined ? '' : ` password ${escapeLiteral(passwordOf(password, role))}`
      await retrySimultaneous(() => owner.query(`alter role ${name} login${secret}`))
    }
  }
  await retrySimultaneous(() => owner.query(listenersRightsForWorker))
  await owner.query(rightsOfTheWorker)
  await owner.query(noTablesOfOthers)
  await owner.query(rightsForReadiness)
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, '42710', '23505')) throw error
}

// The worker inherits the rights of the listeners without `set role`. PostgreSQL 15 cannot parse `with set`, even in a
// branch that does not run.
const listenersRightsForWorker = `
  do $$
  begin
    if current_setting('server_version_num')::int >= 160000 then
      execute 'grant ${roles.listeners} to ${roles.worker} with set false';
    else
      grant ${roles.listeners} to ${roles.worker};
    end if;
  end $$;`

// [OPS-05] By default, every role that can log in may create temporary tables.
const noTablesOfOthers = `
  do $$ begin execute format('revoke create, temporary on database %I from public', current_database()); end $$;
  revoke create on schema public from public;`

// [OPS-08] The migrations of the database, and the heartbeat of workers.
const rightsForReadiness = `
  grant usage on schema drizzle to ${roles.listeners};
  grant select (created_at) on drizzle.__drizzle_migrations to ${roles.listeners};
  grant select (seen_at) on job_workers to ${roles.listeners};`

// Policies are created only if missing: creating one locks the whole table, which the previous release may be using.
const rightsOfTheWorker = `
  grant usage on schema graphile_worker to ${roles.worker};
  grant select on graphile_worker.migrations, graphile_worker.jobs to ${roles.worker};
  grant select, insert, update, delete on graphile_worker._private_jobs, graphile_worker._private_job_queues,
    graphile_worker._private_tasks, graphile_worker._private_known_crontabs to ${roles.worker};
  grant select, update (state, attempts, problem, due_at, changed_at), delete on jobs to ${roles.worker};
  grant update (scan, content) on files to ${roles.worker};
  grant insert on archive_cases, archive_entries to ${roles.worker};
  grant select, insert, update, delete on job_workers to ${roles.worker};
  grant execute on function eksport_erase_draft(integer, timestamptz) to ${roles.worker};
  do $$
  declare name text;
  begin
    foreach name in array array['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'] loop
      if not exists (select from pg_policies where schemaname = 'graphile_worker' and tablename = name and policyname = 'worker') then
        execute format('create policy worker on graphile_worker.%I to ${roles.worker} using (true) with check (true)', name);
      end if;
    end loop;
  end $$;`
