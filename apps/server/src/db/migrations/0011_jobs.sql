CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reference_number" integer,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "jobs_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_application" ON "jobs" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("changed_at") WHERE state = 'FAILED';
--> statement-breakpoint
GRANT SELECT ON jobs TO eksport_app;
--> statement-breakpoint
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY officers ON jobs TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system'));
--> statement-breakpoint
-- [ACT-03] A job stands in our own table, in the transaction that needs it, and in the queue. Thirty attempts are more than five days [SEC-06].
CREATE OR REPLACE FUNCTION eksport_add_job(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.jobs (key, name, payload, reference_number, due_at)
    VALUES (job_key, task, payload, (payload ->> 'referenceNumber')::integer, coalesce(run_at, now()))
    ON CONFLICT (key) DO UPDATE SET
      name = excluded.name, payload = excluded.payload, reference_number = excluded.reference_number, due_at = excluded.due_at,
      state = 'WAITING', problem = NULL, attempts = 0, revision = jobs.revision + 1, changed_at = NULL;
  PERFORM graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 30);
END $$;
--> statement-breakpoint
-- For a job that waits or was given up; one that is done or under way is left alone.
CREATE FUNCTION eksport_try_job_again(job_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  job public.jobs;
BEGIN
  SELECT * INTO job FROM public.jobs WHERE id = job_id AND state <> 'DONE' FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM graphile_worker.jobs q WHERE q.key = job.key AND q.locked_at IS NOT NULL) THEN
    RETURN;
  END IF;
  PERFORM graphile_worker.remove_job(job.key);
  PERFORM public.eksport_add_job(job.name, job.payload::json, job.key, now());
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION eksport_try_job_again(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION eksport_try_job_again(uuid) TO eksport_app;
