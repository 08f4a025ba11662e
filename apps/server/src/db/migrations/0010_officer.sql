CREATE TABLE "absences" (
	"person_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absences_person_id_first_day_pk" PRIMARY KEY("person_id","first_day"),
	CONSTRAINT "absences_order" CHECK (first_day <= last_day)
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_ticks" (
	"reference_number" integer NOT NULL,
	"revision" integer NOT NULL,
	"tick" text NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_ticks_reference_number_revision_tick_pk" PRIMARY KEY("reference_number","revision","tick")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_ticks" ADD CONSTRAINT "case_ticks_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_notes_application" ON "case_notes" USING btree ("reference_number","created_at");--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("due_at","reference_number") WHERE due_at is not null;
--> statement-breakpoint
-- What officers write and tick stays as it is written; a tick may be taken back, and an absence that was recorded by mistake.
GRANT SELECT, INSERT ON case_notes TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON case_ticks, absences TO eksport_app;
--> statement-breakpoint
-- [ACT-09] None of it is an exporter's to see: a transaction that does not say that it is an officer's finds no row.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['case_notes', 'case_ticks', 'absences'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY officers ON %I TO eksport_app USING ((SELECT current_setting(''eksport.audience'', true)) IN (''caseworker'', ''system'')) WITH CHECK ((SELECT current_setting(''eksport.audience'', true)) IN (''caseworker'', ''system''))',
      name);
  END LOOP;
END $$;
