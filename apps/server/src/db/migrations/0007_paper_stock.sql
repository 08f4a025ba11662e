CREATE TABLE "paper_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office" text NOT NULL,
	"first" text NOT NULL,
	"last" text NOT NULL,
	"sheets" integer NOT NULL,
	"registered_by" text NOT NULL,
	"registered_name" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_sheets" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_sheets_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"office" text NOT NULL,
	"batch_id" uuid,
	"state" text NOT NULL,
	"reference_number" integer,
	"issue_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_sheets_serial" UNIQUE("serial"),
	CONSTRAINT "paper_sheets_use" CHECK (state not in ('HELD', 'PRINTED') or reference_number is not null)
);
--> statement-breakpoint
CREATE TABLE "paper_voids" (
	"serial" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"voided_by" text NOT NULL,
	"voided_name" text NOT NULL,
	"voided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_sheets" ADD CONSTRAINT "paper_sheets_batch_id_paper_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."paper_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheets" ADD CONSTRAINT "paper_sheets_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheets" ADD CONSTRAINT "paper_sheets_issue_id_certificate_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."certificate_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_voids" ADD CONSTRAINT "paper_voids_serial_paper_sheets_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."paper_sheets"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_batches_office" ON "paper_batches" USING btree ("office","registered_at");--> statement-breakpoint
CREATE INDEX "paper_sheets_free" ON "paper_sheets" USING btree ("office","position") WHERE state in ('FREE', 'HELD');--> statement-breakpoint
CREATE INDEX "paper_sheets_batch" ON "paper_sheets" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "paper_sheets_application" ON "paper_sheets" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "paper_sheets_issue" ON "paper_sheets" USING btree ("issue_id");--> statement-breakpoint
GRANT SELECT, INSERT ON paper_batches, paper_voids TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (state, reference_number, issue_id, changed_at) ON paper_sheets TO eksport_app;
--> statement-breakpoint
-- The file of a print that was voided stays, and no longer belongs to the issue.
GRANT UPDATE (belongs_to) ON files TO eksport_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['paper_batches', 'paper_sheets', 'paper_voids'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY officers ON %I TO eksport_app USING ((SELECT current_setting(''eksport.audience'', true)) IN (''caseworker'', ''system'')) WITH CHECK ((SELECT current_setting(''eksport.audience'', true)) IN (''caseworker'', ''system''))',
      name);
  END LOOP;
END $$;
--> statement-breakpoint
-- [CRT-10] Whoever has the code of an issue may ask which of its sheets are void. Why and by whom stands in another table.
CREATE POLICY verified ON paper_sheets FOR SELECT TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'public' AND issue_id IS NOT NULL);
--> statement-breakpoint
-- [CRT-15] A serial is used once ever, also against a faulty statement of the owner.
CREATE FUNCTION eksport_sheet_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'VOID'
    OR NEW.serial <> OLD.serial
    OR (OLD.state = 'PRINTED' AND (
      NEW.state <> 'VOID'
      OR NEW.reference_number IS DISTINCT FROM OLD.reference_number
      OR NEW.issue_id IS DISTINCT FROM OLD.issue_id))
  THEN
    RAISE EXCEPTION 'sheet % has been used', OLD.serial USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER once BEFORE UPDATE ON paper_sheets FOR EACH ROW EXECUTE FUNCTION eksport_sheet_once();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON paper_sheets FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON paper_voids FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
-- What was printed on before there was a stock has been used as well.
INSERT INTO paper_sheets (serial, office, state, reference_number, issue_id, changed_at)
SELECT a.document ->> 'paperSerial',
  coalesce(a.document #>> '{caseworker,office}', a.retrieval_office, ''), 'PRINTED', a.reference_number,
  (SELECT i.id FROM certificate_issues i WHERE i.reference_number = a.reference_number ORDER BY i.issue DESC LIMIT 1), a.updated_at
FROM applications a
WHERE a.document ->> 'paperSerial' IS NOT NULL
ON CONFLICT (serial) DO NOTHING;
