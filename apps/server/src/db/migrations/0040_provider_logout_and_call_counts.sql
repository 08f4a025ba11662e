CREATE TABLE "used_logout_tokens" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_session" text;--> statement-breakpoint
CREATE INDEX "sessions_provider_session" ON "sessions" USING btree ("provider_session");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON used_logout_tokens, call_counts TO eksport_app;
--> statement-breakpoint
-- Asked before it is known for whom, and for nobody to see: only a transaction of the login itself, or of the worker, does.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['used_logout_tokens', 'call_counts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY login ON %I TO eksport_app USING ((SELECT current_setting(''eksport.audience'', true)) IN (''nobody'', ''system'')) WITH CHECK ((SELECT current_setting(''eksport.audience'', true)) IN (''nobody'', ''system''))',
      name);
  END LOOP;
END $$;
