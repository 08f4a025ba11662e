ALTER TABLE "flags" ALTER COLUMN "enabled" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flags" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flags" ADD COLUMN "changed_name" text;--> statement-breakpoint
ALTER TABLE "operating_messages" ADD COLUMN "for_officers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operating_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "operating_messages" ADD COLUMN "changed_name" text;--> statement-breakpoint
ALTER TABLE "operating_messages" ADD COLUMN "withdrawn_at" timestamp with time zone;