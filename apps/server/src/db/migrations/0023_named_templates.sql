CREATE TABLE "named_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_number" text NOT NULL,
	"name" text NOT NULL,
	"reference_number" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "named_templates" ADD CONSTRAINT "named_templates_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "named_templates_name" ON "named_templates" USING btree ("organisation_number",lower("name"));--> statement-breakpoint
CREATE INDEX "named_templates_application" ON "named_templates" USING btree ("reference_number");--> statement-breakpoint
-- What a name stands for stays; another application gets a name of its own.
GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON named_templates TO eksport_app;
--> statement-breakpoint
ALTER TABLE named_templates ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON named_templates TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'submitter'
    AND organisation_number = (SELECT current_setting('eksport.organisation', true)))
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) = 'submitter'
    AND organisation_number = (SELECT current_setting('eksport.organisation', true)));
