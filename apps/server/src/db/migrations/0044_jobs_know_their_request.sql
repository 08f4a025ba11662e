ALTER TABLE "jobs" ADD COLUMN "request_id" text;--> statement-breakpoint
-- [OPS-08] A job knows the request that asked for it, also one that a trigger adds. A release that does not say which one it serves adds none.
CREATE OR REPLACE FUNCTION eksport_add_job(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.jobs (key, name, payload, reference_number, due_at, request_id)
    VALUES (job_key, task, payload, (payload ->> 'referenceNumber')::integer, coalesce(run_at, now()), nullif(current_setting('eksport.request', true), ''))
    ON CONFLICT (key) DO UPDATE SET
      name = excluded.name, payload = excluded.payload, reference_number = excluded.reference_number, due_at = excluded.due_at,
      request_id = excluded.request_id, state = 'WAITING', problem = NULL, attempts = 0, revision = jobs.revision + 1, changed_at = NULL;
  PERFORM graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 30);
END $$;
