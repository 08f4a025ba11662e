CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"organisation_number" text,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"search" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_key" UNIQUE NULLS NOT DISTINCT("person_id","organisation_number","key")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (name, key, search, columns, changed_at), DELETE ON saved_views TO eksport_app;
--> statement-breakpoint
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- An exporter's views are of one organisation, an officer's of none.
CREATE POLICY tenant ON saved_views TO eksport_app
  USING (((SELECT current_setting('eksport.audience', true)) = 'submitter'
      AND organisation_number = (SELECT current_setting('eksport.organisation', true)))
    OR ((SELECT current_setting('eksport.audience', true)) = 'caseworker' AND organisation_number IS NULL))
  WITH CHECK (((SELECT current_setting('eksport.audience', true)) = 'submitter'
      AND organisation_number = (SELECT current_setting('eksport.organisation', true)))
    OR ((SELECT current_setting('eksport.audience', true)) = 'caseworker' AND organisation_number IS NULL));
