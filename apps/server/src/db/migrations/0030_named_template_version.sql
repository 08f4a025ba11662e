ALTER TABLE "named_templates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- A template can get another name; what it stands for stays.
GRANT UPDATE (name, version) ON named_templates TO eksport_app;
