CREATE TABLE "certificate_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"issue_id" uuid NOT NULL,
	"status" text NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"words" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_deliveries_status" UNIQUE("issue_id","status")
);
--> statement-breakpoint
ALTER TABLE "certificate_deliveries" ADD CONSTRAINT "certificate_deliveries_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_deliveries" ADD CONSTRAINT "certificate_deliveries_issue_id_certificate_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."certificate_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_deliveries_application" ON "certificate_deliveries" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "certificate_deliveries_due" ON "certificate_deliveries" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;
--> statement-breakpoint
-- What a message says and of which certificate stays; how far it is changes.
GRANT SELECT, INSERT, UPDATE (message_id, state, problem, words, attempts, next_attempt_at, answered_at) ON certificate_deliveries TO eksport_app;
--> statement-breakpoint
ALTER TABLE certificate_deliveries ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON certificate_deliveries TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND organisation_number = (SELECT current_setting('eksport.organisation', true))))
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
-- A job may be for later.
DROP FUNCTION eksport_add_job(text, json, text);
--> statement-breakpoint
CREATE FUNCTION eksport_add_job(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 60);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION eksport_add_job(text, json, text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION eksport_add_job(text, json, text, timestamptz) TO eksport_app;
--> statement-breakpoint
-- What was signed before anybody delivered messages is delivered now.
INSERT INTO certificate_deliveries
  (reference_number, organisation_number, issue_id, status, country, state, next_attempt_at, created_at)
SELECT i.reference_number, i.organisation_number, i.id, 'issued', i.country, 'WAITING', now(), now()
FROM certificate_issues i JOIN applications a USING (reference_number)
WHERE i.retired_at IS NULL AND 'E_CERT' = ANY (a.certificate_formats)
  AND (a.status = 'UTSTEDT' OR (a.status = 'GODKJENT' AND NOT 'PAPER' = ANY (a.certificate_formats)))
  AND EXISTS (SELECT FROM files f WHERE f.belongs_to = i.id::text AND f.type = 'ELECTRONIC_CERTIFICATE');
