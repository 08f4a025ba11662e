CREATE TABLE "certificate_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"number" text NOT NULL,
	"issue" integer NOT NULL,
	"code_hash" text,
	"certificate_template" text NOT NULL,
	"country" text NOT NULL,
	"sha256" text NOT NULL,
	"paper_serial" text,
	"issued_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	"retired_as" text,
	"successor_reference" integer,
	CONSTRAINT "certificate_issues_issue" UNIQUE("number","issue"),
	CONSTRAINT "certificate_issues_retired" CHECK ((retired_at is null) = (retired_as is null))
);
--> statement-breakpoint
ALTER TABLE "certificate_issues" ADD CONSTRAINT "certificate_issues_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_issues_valid" ON "certificate_issues" USING btree ("number") WHERE retired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_issues_code" ON "certificate_issues" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "certificate_issues_application" ON "certificate_issues" USING btree ("reference_number");--> statement-breakpoint
-- An issue stays what it was: it can only be put on a sheet, and retired.
GRANT SELECT, INSERT, UPDATE (paper_serial, retired_at, retired_as, successor_reference) ON certificate_issues TO eksport_app;
--> statement-breakpoint
ALTER TABLE certificate_issues ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON certificate_issues TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND organisation_number = (SELECT current_setting('eksport.organisation', true))))
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
-- [CRT-10] Whoever has a code may ask what became of its certificate. No row here names a person or goods.
CREATE POLICY verified ON certificate_issues FOR SELECT TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'public');
--> statement-breakpoint
-- What was signed before there were issues: the newest file of an application that is still certified is its valid issue, without a code.
WITH signed AS (
  SELECT DISTINCT ON (f.reference_number) f.id, f.reference_number, f.organisation_number, f.sha256, f.created_at,
    a.certificate_template, a.country, a.revision,
    to_char(coalesce(a.submitted_at, f.created_at) AT TIME ZONE 'Europe/Oslo', 'YYYY') AS year
  FROM files f JOIN applications a USING (reference_number)
  WHERE f.type = 'ELECTRONICALLY_SIGNED_CERTIFICATE'
    AND a.status IN ('GODKJENT', 'SKREVET_UT', 'UTSTEDT', 'KANSELLERING_BEHANDLES', 'ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES')
  ORDER BY f.reference_number, f.created_at DESC
), kept AS (
  INSERT INTO certificate_issues
    (id, reference_number, organisation_number, number, issue, certificate_template, country, sha256, issued_at)
  SELECT gen_random_uuid(), reference_number, organisation_number,
    year || '-' || certificate_template || '-' || reference_number, revision, certificate_template, country, sha256, created_at
  FROM signed
  RETURNING id, reference_number
)
UPDATE files f SET belongs_to = kept.id::text
FROM signed JOIN kept USING (reference_number) WHERE f.id = signed.id;
