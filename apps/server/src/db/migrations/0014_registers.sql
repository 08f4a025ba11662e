CREATE TABLE "demonstration_diseases" (
	"site_number" integer NOT NULL,
	"disease" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	CONSTRAINT "demonstration_diseases_site_number_disease_from_day_pk" PRIMARY KEY("site_number","disease","from_day")
);
--> statement-breakpoint
CREATE TABLE "demonstration_outages" (
	"register" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_revision" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "reference_revision_one" CHECK ("reference_revision"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "reference_settings" (
	"name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "reference_settings_name_subject_valid_from_pk" PRIMARY KEY("name","subject","valid_from")
);
--> statement-breakpoint
CREATE TABLE "register_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"occasion" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_checks_application" ON "register_checks" USING btree ("reference_number","asked_at");
--> statement-breakpoint
-- [REG-02] What an application is compared with: who sends where, leaving when.
CREATE INDEX applications_consignment ON applications
  (consignor_number, country, (coalesce(document #>> '{transport,dateOfDeparture}', document #>> '{control,dispatchDate}')))
  WHERE submitted_at IS NOT NULL AND deleted_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON reference_settings, reference_revision, demonstration_diseases, demonstration_outages TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON register_checks TO eksport_app;
--> statement-breakpoint
ALTER TABLE register_checks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The answers name applications of others: whoever sends writes them, and only officers read them.
CREATE POLICY officers ON register_checks FOR SELECT TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system'));
--> statement-breakpoint
CREATE POLICY asked ON register_checks FOR INSERT TO eksport_app
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter'
      AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON register_checks FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON register_checks EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
-- [REG-03] Whatever changes reference data says so, also a statement that somebody types.
INSERT INTO reference_revision ("only", revision) VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION eksport_reference_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE reference_revision SET revision = revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['code_entries', 'establishments', 'aquaculture_sites', 'reference_settings'] LOOP
    EXECUTE format(
      'CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed()',
      name);
  END LOOP;
END $$;
