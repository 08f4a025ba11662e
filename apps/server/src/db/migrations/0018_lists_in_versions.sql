DROP TABLE "aquaculture_sites" CASCADE;--> statement-breakpoint
DROP TABLE "code_entries" CASCADE;--> statement-breakpoint
DROP TABLE "establishments" CASCADE;