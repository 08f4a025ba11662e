CREATE TABLE "product_mode" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "product_mode_one" CHECK ("product_mode"."only" = 1)
);
