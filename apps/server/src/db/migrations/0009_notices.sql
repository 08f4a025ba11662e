CREATE TABLE "notice_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"without_mail" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"person_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_state" text NOT NULL,
	"mail_problem" text,
	"mailed_at" timestamp with time zone,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_application" ON "notices" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("created_at") WHERE mail_state = 'WAITING';
--> statement-breakpoint
-- What was said stays; that it was read, and how far its mail is, changes. Retention deletes.
GRANT SELECT, INSERT, UPDATE (read_at, mail_state, mail_problem, mailed_at), DELETE ON notices TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notice_settings TO eksport_app;
--> statement-breakpoint
ALTER TABLE notices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Each side reads its own notices, and tells the other.
CREATE POLICY reader ON notices FOR SELECT TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'system'
    OR ((SELECT current_setting('eksport.audience', true)) = 'caseworker' AND side <> 'exporter')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND side = 'exporter'
      AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
CREATE POLICY teller ON notices FOR INSERT TO eksport_app
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter'
      AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
CREATE POLICY changer ON notices FOR UPDATE TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'system'
    OR ((SELECT current_setting('eksport.audience', true)) = 'caseworker' AND side = 'officer')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND side = 'exporter'
      AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
CREATE POLICY retention ON notices FOR DELETE TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'system');
