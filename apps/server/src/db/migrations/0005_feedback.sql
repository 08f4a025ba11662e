CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"organisation_number" text NOT NULL,
	"organisation_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
GRANT INSERT ON feedback TO eksport_app;
