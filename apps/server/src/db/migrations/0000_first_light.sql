CREATE SEQUENCE "public"."application_reference_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "applications" (
	"reference_number" integer PRIMARY KEY DEFAULT nextval('application_reference_number') NOT NULL,
	"organisation_number" text NOT NULL,
	"organisation_name" text NOT NULL,
	"status" text NOT NULL,
	"application_type" text NOT NULL,
	"application_format" text NOT NULL,
	"certificate_formats" text[] NOT NULL,
	"certificate_template" text NOT NULL,
	"country" text NOT NULL,
	"consignor_number" text NOT NULL,
	"consignor_name" text,
	"internal_reference" text,
	"consignee_name" text,
	"place_of_destination" text,
	"retrieval_date" date,
	"retrieval_time" text,
	"retrieval_office" text,
	"species" text[] NOT NULL,
	"net_weight" numeric,
	"establishments" text[] NOT NULL,
	"caseworker_id" text,
	"caseworker_name" text,
	"original_reference" integer,
	"status_before_cancellation" text,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"type" text NOT NULL,
	"filename" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"sequence" integer NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text,
	"reason" text,
	"version" integer NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"facts" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "history_sequence" UNIQUE("reference_number","sequence")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"message_type" text NOT NULL,
	"message" text NOT NULL,
	"sender_role" text NOT NULL,
	"sender_name" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delegations" (
	"person_id" text NOT NULL,
	"organisation_number" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "delegations_person_id_organisation_number_pk" PRIMARY KEY("person_id","organisation_number")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"organisation_number" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"organisation_form" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"office" text,
	"last_organisation" text,
	"mail" text,
	"mail_updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "representations" (
	"organisation_number" text NOT NULL,
	"exporter_number" text NOT NULL,
	CONSTRAINT "representations_organisation_number_exporter_number_pk" PRIMARY KEY("organisation_number","exporter_number")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"person_id" text NOT NULL,
	"level" integer NOT NULL,
	"organisation_number" text,
	"id_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aquaculture_sites" (
	"site_number" integer PRIMARY KEY NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_entries" (
	"list" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "code_entries_list_id_pk" PRIMARY KEY("list","id")
);
--> statement-breakpoint
CREATE TABLE "establishments" (
	"approval_number" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_data_versions" (
	"file" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chain" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"person_id" text,
	"organisation_number" text,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"reference_number" integer,
	"request_id" text NOT NULL,
	"details" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_events_chain_sequence" UNIQUE("chain","sequence")
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"etag" text,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "operating_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"hideable" boolean NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_updated" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_organisation_number_organisations_organisation_number_fk" FOREIGN KEY ("organisation_number") REFERENCES "public"."organisations"("organisation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_organisation_number_organisations_organisation_number_fk" FOREIGN KEY ("organisation_number") REFERENCES "public"."organisations"("organisation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_exporter_number_organisations_organisation_number_fk" FOREIGN KEY ("exporter_number") REFERENCES "public"."organisations"("organisation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_tenant_status" ON "applications" USING btree ("organisation_number","status","reference_number");--> statement-breakpoint
CREATE INDEX "applications_tenant_reference" ON "applications" USING btree ("organisation_number","reference_number");--> statement-breakpoint
CREATE INDEX "applications_tenant_submitted" ON "applications" USING btree ("organisation_number","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_work" ON "applications" USING btree ("status","caseworker_id") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_species" ON "applications" USING gin ("species");--> statement-breakpoint
CREATE INDEX "snapshots_application" ON "snapshots" USING btree ("reference_number","kind","created_at");--> statement-breakpoint
CREATE INDEX "establishments_name" ON "establishments" USING btree ("name");--> statement-breakpoint
CREATE INDEX "audit_events_application" ON "audit_events" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");