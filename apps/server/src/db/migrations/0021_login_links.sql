CREATE TABLE "login_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"client" text NOT NULL,
	"browser_hash" text NOT NULL,
	"locale" text NOT NULL,
	"next" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"person_id" text,
	"token_hashes" text[] NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "national_ids" (
	"person_id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "national_ids_fingerprint" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_ids" ADD CONSTRAINT "national_ids_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_links_fingerprint" ON "login_links" USING btree ("fingerprint","requested_at");--> statement-breakpoint
CREATE INDEX "login_links_client" ON "login_links" USING btree ("client","requested_at");--> statement-breakpoint
CREATE INDEX "login_links_age" ON "login_links" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "login_links_token" ON "login_links" USING gin ("token_hashes");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON national_ids, login_links TO eksport_app;
--> statement-breakpoint
-- Before a login there is no organisation, and after it nobody has to see these: only a transaction of the login itself, or of the worker, does.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['national_ids', 'login_links'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY login ON %I TO eksport_app USING ((SELECT current_setting(''eksport.audience'', true)) IN (''nobody'', ''system'')) WITH CHECK ((SELECT current_setting(''eksport.audience'', true)) IN (''nobody'', ''system''))',
      name);
  END LOOP;
END $$;
