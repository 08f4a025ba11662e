CREATE TABLE "address_book" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_number" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"address" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_key" ON "address_book" USING btree ("organisation_number","kind","key");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON address_book TO eksport_app;
--> statement-breakpoint
ALTER TABLE address_book ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON address_book TO eksport_app
  USING ((SELECT current_setting('eksport.audience', true)) = 'submitter'
    AND organisation_number = (SELECT current_setting('eksport.organisation', true)))
  WITH CHECK ((SELECT current_setting('eksport.audience', true)) = 'submitter'
    AND organisation_number = (SELECT current_setting('eksport.organisation', true)));
