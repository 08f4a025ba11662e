CREATE TABLE "confirmed_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"number_of_copies" integer NOT NULL,
	"office" text NOT NULL,
	"collection_date" text NOT NULL,
	"collection_time" text NOT NULL,
	"fee" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"to_print_since" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"printed_copies" integer,
	"printed_by" text,
	"printed_name" text,
	"handed_out_at" timestamp with time zone,
	"handed_out_by" text,
	"handed_out_name" text,
	"collected_by" text,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "confirmed_copies_number" CHECK (number_of_copies between 1 and 9),
	CONSTRAINT "confirmed_copies_end" CHECK (handed_out_at is null or (printed_at is not null and cancelled_at is null))
);
--> statement-breakpoint
ALTER TABLE "confirmed_copies" ADD CONSTRAINT "confirmed_copies_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmed_copies_application" ON "confirmed_copies" USING btree ("reference_number","ordered_at");--> statement-breakpoint
CREATE INDEX "confirmed_copies_waiting" ON "confirmed_copies" USING btree ("office","collection_date") WHERE handed_out_at is null and cancelled_at is null;--> statement-breakpoint
-- For which application and since when it was ordered stays; what is ordered and what became of it changes.
GRANT SELECT, INSERT, UPDATE (number_of_copies, office, collection_date, collection_time, fee, to_print_since, printed_at,
  printed_copies, printed_by, printed_name, handed_out_at, handed_out_by, handed_out_name, collected_by, cancelled_at)
  ON confirmed_copies TO eksport_app;
--> statement-breakpoint
ALTER TABLE confirmed_copies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON confirmed_copies TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND organisation_number = (SELECT current_setting('eksport.organisation', true))))
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) IN ('caseworker', 'system')
    OR ((SELECT current_setting('eksport.audience', true)) = 'submitter' AND organisation_number = (SELECT current_setting('eksport.organisation', true))));
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON confirmed_copies FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
-- Orders that stood in applications before they had a table, at the price of their day.
INSERT INTO confirmed_copies
  (id, reference_number, organisation_number, number_of_copies, office, collection_date, collection_time, fee, ordered_at, to_print_since)
SELECT gen_random_uuid(), a.reference_number, a.organisation_number, (c ->> 'numberOfCopies')::integer,
  coalesce(c ->> 'collectionLocation', ''), coalesce(c ->> 'collectionDate', ''), coalesce(c ->> 'collectionTime', ''),
  CASE WHEN a.updated_at < '2025-01-01' THEN 850 ELSE 875 END, a.updated_at, a.updated_at
FROM applications a, jsonb_array_elements(a.document -> 'confirmedCopies') c
WHERE (c ->> 'numberOfCopies')::integer BETWEEN 1 AND 9;
