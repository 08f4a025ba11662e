ALTER TABLE "confirmed_copies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmed_copies" ADD COLUMN "printed_office" text;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Where copies lie that were printed before: at the office that has their order.
UPDATE confirmed_copies SET printed_office = office WHERE printed_at IS NOT NULL;
--> statement-breakpoint
GRANT UPDATE (version, printed_office) ON confirmed_copies TO eksport_app;
--> statement-breakpoint
GRANT UPDATE (version) ON saved_views TO eksport_app;
