CREATE SEQUENCE "public"."application_reference_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "absences" (
	"person_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "absences_person_id_first_day_pk" PRIMARY KEY("person_id","first_day"),
	CONSTRAINT "absences_order" CHECK (first_day <= last_day)
);
--> statement-breakpoint
CREATE TABLE "address_book" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_number" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"address" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"reference_number" integer
);
--> statement-breakpoint
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
	"departure_date" text,
	"due_at" timestamp with time zone,
	"due_cause" text,
	"due_event_at" timestamp with time zone,
	"open_findings" integer,
	"open_finding_codes" jsonb,
	"answered_at" timestamp with time zone,
	"delivery" integer,
	"retrieval_date" date,
	"retrieval_time" text,
	"retrieval_office" text,
	"species" text[] NOT NULL,
	"net_weight" numeric,
	"establishments" text[] NOT NULL,
	"caseworker_id" text,
	"caseworker_name" text,
	"original_reference" integer,
	"mats_original" text,
	"series_of" integer,
	"status_before_cancellation" text,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"erased_at" timestamp with time zone
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
CREATE TABLE "archive_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "archive_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference_number" integer NOT NULL,
	"title" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "archive_cases_reference" UNIQUE("reference_number")
);
--> statement-breakpoint
CREATE TABLE "archive_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" integer NOT NULL,
	"number" integer NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"document_type" text NOT NULL,
	"direction" text NOT NULL,
	"access_code" text NOT NULL,
	"legal_basis" text,
	"document_time" timestamp with time zone NOT NULL,
	"mime_type" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"archived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "archive_entries_source" UNIQUE("case_id","source"),
	CONSTRAINT "archive_entries_number" UNIQUE("case_id","number"),
	CONSTRAINT "archive_entries_shielded" CHECK (access_code = 'O' or legal_basis is not null)
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"issue_id" uuid NOT NULL,
	"status" text NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"words" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"refused_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_deliveries_status" UNIQUE("issue_id","status")
);
--> statement-breakpoint
CREATE TABLE "certificate_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"number" text NOT NULL,
	"issue" integer NOT NULL,
	"code_hash" text,
	"certificate_template" text NOT NULL,
	"country" text NOT NULL,
	"sha256" text NOT NULL,
	"paper_serial" text,
	"issued_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	"retired_as" text,
	"successor_reference" integer,
	CONSTRAINT "certificate_issues_issue" UNIQUE("number","issue"),
	CONSTRAINT "certificate_issues_retired" CHECK ((retired_at is null) = (retired_as is null))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"type" text NOT NULL,
	"belongs_to" text,
	"filename" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"original_sha256" text,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"scan" text
);
--> statement-breakpoint
CREATE TABLE "history" (
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
	"content_erased_at" timestamp with time zone,
	CONSTRAINT "history_sequence" PRIMARY KEY("reference_number","sequence")
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
	"answer_to" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "case_ticks" (
	"reference_number" integer NOT NULL,
	"revision" integer NOT NULL,
	"tick" text NOT NULL,
	"person_id" text NOT NULL,
	"person_name" text NOT NULL,
	"note" text,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_ticks_reference_number_revision_tick_pk" PRIMARY KEY("reference_number","revision","tick")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"reference_number" integer PRIMARY KEY NOT NULL,
	"organisation_number" text NOT NULL,
	"state" text NOT NULL,
	"words" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"filed_by" text NOT NULL,
	"deadline" date NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmed_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number_of_copies" integer NOT NULL,
	"office" text NOT NULL,
	"collection_date" text NOT NULL,
	"collection_time" text NOT NULL,
	"fee" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"to_print_since" timestamp with time zone,
	"printed_at" timestamp with time zone,
	"printed_copies" integer,
	"printed_office" text,
	"printed_by" text,
	"printed_name" text,
	"handed_out_at" timestamp with time zone,
	"handed_out_by" text,
	"handed_out_name" text,
	"collected_by" text,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "confirmed_copies_number" CHECK (number_of_copies between 1 and 9),
	CONSTRAINT "confirmed_copies_end" CHECK (handed_out_at is null or (printed_at is not null and cancelled_at is null))
);
--> statement-breakpoint
CREATE TABLE "customer_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"token_hash" text NOT NULL,
	"boxes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"answer" jsonb,
	CONSTRAINT "customer_links_order" CHECK (created_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rating" integer NOT NULL,
	"comment" text,
	"organisation_number" text NOT NULL,
	"organisation_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_scanning" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "file_scanning_one" CHECK ("file_scanning"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reference_number" integer,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"request_id" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "jobs_key" UNIQUE("key")
);
--> statement-breakpoint
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
CREATE TABLE "named_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_number" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reference_number" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"without_mail" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"person_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_state" text NOT NULL,
	"mail_problem" text,
	"mailed_at" timestamp with time zone,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "paper_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"office" text NOT NULL,
	"first" text NOT NULL,
	"last" text NOT NULL,
	"sheets" integer NOT NULL,
	"registered_by" text NOT NULL,
	"registered_name" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_sheets" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_sheets_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"office" text NOT NULL,
	"batch_id" uuid,
	"state" text NOT NULL,
	"reference_number" integer,
	"issue_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_sheets_serial" UNIQUE("serial"),
	CONSTRAINT "paper_sheets_use" CHECK (state not in ('HELD', 'PRINTED') or reference_number is not null)
);
--> statement-breakpoint
CREATE TABLE "paper_voids" (
	"serial" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"voided_by" text NOT NULL,
	"voided_name" text NOT NULL,
	"voided_at" timestamp with time zone NOT NULL
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
CREATE TABLE "officer_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdrawn_reason" text,
	CONSTRAINT "officer_roles_of_another" CHECK (granted_by is distinct from person_id)
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
	"office" text,
	"title" text,
	"free_days" smallint[] DEFAULT '{}' NOT NULL,
	"place_version" integer DEFAULT 1 NOT NULL,
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
	"provider_session" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_logout_tokens" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_mode" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "product_mode_one" CHECK ("product_mode"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "reference_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"change" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_name" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_by" text,
	"decided_name" text,
	"decided_at" timestamp with time zone,
	"answer" text,
	"since_revision" integer,
	CONSTRAINT "reference_changes_decided" CHECK (("reference_changes"."outcome" is null) = ("reference_changes"."decided_by" is null) and ("reference_changes"."outcome" is null) = ("reference_changes"."decided_at" is null)),
	CONSTRAINT "reference_changes_two_persons" CHECK ("reference_changes"."outcome" is distinct from 'APPROVED' or "reference_changes"."decided_by" <> "reference_changes"."proposed_by"
        or "reference_changes"."change" ->> 'kind' in ('opening-hours', 'office', 'office-exception', 'public-holiday'))
);
--> statement-breakpoint
CREATE TABLE "reference_data_versions" (
	"file" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_entries" (
	"version" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "reference_entries_version_id_pk" PRIMARY KEY("version","id")
);
--> statement-breakpoint
CREATE TABLE "reference_versions" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_versions_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"since_revision" integer DEFAULT 0 NOT NULL,
	"entries_sha256" text
);
--> statement-breakpoint
CREATE TABLE "demonstration_diseases" (
	"site_number" integer NOT NULL,
	"disease" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	CONSTRAINT "demonstration_diseases_site_number_disease_from_day_pk" PRIMARY KEY("site_number","disease","from_day")
);
--> statement-breakpoint
CREATE TABLE "demonstration_outages" (
	"register" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_revision" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "reference_revision_one" CHECK ("reference_revision"."only" = 1)
);
--> statement-breakpoint
CREATE TABLE "reference_settings" (
	"name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"valid_from" date NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "reference_settings_name_subject_valid_from_pk" PRIMARY KEY("name","subject","valid_from")
);
--> statement-breakpoint
CREATE TABLE "register_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference_number" integer NOT NULL,
	"organisation_number" text NOT NULL,
	"occasion" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" text NOT NULL,
	"organisation_number" text,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"search" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_key" UNIQUE NULLS NOT DISTINCT("person_id","organisation_number","key")
);
--> statement-breakpoint
CREATE TABLE "daily_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"totals" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_totals" (
	"keys" text NOT NULL,
	"week" date NOT NULL,
	"office" text NOT NULL,
	"template" text NOT NULL,
	"country" text NOT NULL,
	"counts" json NOT NULL,
	CONSTRAINT "weekly_totals_keys_week_office_template_country_pk" PRIMARY KEY("keys","week","office","template","country")
);
--> statement-breakpoint
CREATE TABLE "series_sendings" (
	"reference_number" integer PRIMARY KEY NOT NULL,
	"organisation_number" text NOT NULL,
	"version" integer NOT NULL,
	"shown_fee" integer NOT NULL,
	"ordered_by" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"refusal" text,
	"problem" text,
	CONSTRAINT "series_sendings_end" CHECK (refusal is null or settled_at is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
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
	CONSTRAINT "audit_events_chain_sequence" PRIMARY KEY("chain","sequence")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" integer PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	"seal" text
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_name" text,
	"reason" text
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
	"last_updated" timestamp with time zone NOT NULL,
	"for_officers" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_name" text,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "written_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"valid_from" date NOT NULL,
	"content" jsonb NOT NULL,
	"written_by" text NOT NULL,
	"written_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book" ADD CONSTRAINT "address_book_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archive_entries" ADD CONSTRAINT "archive_entries_case_id_archive_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."archive_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_deliveries" ADD CONSTRAINT "certificate_deliveries_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_deliveries" ADD CONSTRAINT "certificate_deliveries_issue_id_certificate_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."certificate_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_issues" ADD CONSTRAINT "certificate_issues_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_ticks" ADD CONSTRAINT "case_ticks_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_copies" ADD CONSTRAINT "confirmed_copies_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_links" ADD CONSTRAINT "customer_links_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_links" ADD CONSTRAINT "login_links_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "national_ids" ADD CONSTRAINT "national_ids_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_templates" ADD CONSTRAINT "named_templates_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheets" ADD CONSTRAINT "paper_sheets_batch_id_paper_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."paper_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheets" ADD CONSTRAINT "paper_sheets_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_sheets" ADD CONSTRAINT "paper_sheets_issue_id_certificate_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."certificate_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_voids" ADD CONSTRAINT "paper_voids_serial_paper_sheets_serial_fk" FOREIGN KEY ("serial") REFERENCES "public"."paper_sheets"("serial") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_organisation_number_organisations_organisation_number_fk" FOREIGN KEY ("organisation_number") REFERENCES "public"."organisations"("organisation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_roles" ADD CONSTRAINT "officer_roles_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_roles" ADD CONSTRAINT "officer_roles_granted_by_persons_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "officer_roles" ADD CONSTRAINT "officer_roles_withdrawn_by_persons_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_organisation_number_organisations_organisation_number_fk" FOREIGN KEY ("organisation_number") REFERENCES "public"."organisations"("organisation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_exporter_number_organisations_organisation_number_fk" FOREIGN KEY ("exporter_number") REFERENCES "public"."organisations"("organisation_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_entries" ADD CONSTRAINT "reference_entries_version_reference_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."reference_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_sendings" ADD CONSTRAINT "series_sendings_reference_number_applications_reference_number_fk" FOREIGN KEY ("reference_number") REFERENCES "public"."applications"("reference_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_written_by_persons_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_book_key" ON "address_book" USING btree ("organisation_number","kind","key");--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("time","chain","sequence");--> statement-breakpoint
CREATE INDEX "audit_events_person" ON "audit_events" USING btree ("person_id","time");--> statement-breakpoint
CREATE INDEX "audit_events_application" ON "audit_events" USING btree ("reference_number","time");--> statement-breakpoint
CREATE INDEX "address_book_application" ON "address_book" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "applications_tenant_status" ON "applications" USING btree ("organisation_number","status","reference_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_tenant_reference" ON "applications" USING btree ("organisation_number","reference_number");--> statement-breakpoint
CREATE INDEX "applications_tenant_submitted" ON "applications" USING btree ("organisation_number","submitted_at","reference_number") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_cases" ON "applications" USING btree ("status","reference_number","caseworker_id","submitted_at","organisation_number","retrieval_office") WHERE submitted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING btree ("submitted_at","reference_number","organisation_number") WHERE submitted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_tenant_consignor" ON "applications" USING btree ("organisation_number","consignor_name","reference_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_template" ON "applications" USING btree ("certificate_template","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_type" ON "applications" USING btree ("application_type","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_format" ON "applications" USING btree ("application_format","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_consignor" ON "applications" USING btree ("consignor_name","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_internal_reference" ON "applications" USING btree ("internal_reference","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_consignee" ON "applications" USING btree ("consignee_name","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_retrieval_date" ON "applications" USING btree ("retrieval_date","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_retrieval_time" ON "applications" USING btree ("retrieval_time","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_retrieval_office" ON "applications" USING btree ("retrieval_office","reference_number","organisation_number","submitted_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_country" ON "applications" USING btree ("country","reference_number","organisation_number","submitted_at","retrieval_office") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_findings" ON "applications" USING btree ("open_findings","reference_number") WHERE open_findings is not null;--> statement-breakpoint
CREATE INDEX "applications_delivery" ON "applications" USING btree ("delivery","reference_number","organisation_number","submitted_at") WHERE delivery is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_answered" ON "applications" USING btree ("answered_at","reference_number") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "applications_due" ON "applications" USING btree ("due_at","reference_number","organisation_number","submitted_at","status","delivery") WHERE due_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_series" ON "applications" USING btree ("series_of","reference_number") WHERE series_of is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_replacement" ON "applications" USING btree ("original_reference") WHERE deleted_at is null and status not in ('TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT') and original_reference is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_mats_replacement" ON "applications" USING btree ("mats_original") WHERE deleted_at is null and status not in ('TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT') and mats_original is not null;--> statement-breakpoint
CREATE INDEX "applications_original" ON "applications" USING btree ("original_reference") WHERE original_reference is not null;--> statement-breakpoint
CREATE INDEX "applications_consignment" ON "applications" USING btree ("consignor_number","country","departure_date","reference_number") WHERE submitted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_pickups" ON "applications" USING btree ("retrieval_office","retrieval_date") WHERE submitted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_drafts" ON "applications" USING btree ("updated_at") WHERE status = 'UNDER_REGISTRERING' and submitted_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "snapshots_application" ON "snapshots" USING btree ("reference_number","kind","created_at");--> statement-breakpoint
CREATE INDEX "case_notes_application" ON "case_notes" USING btree ("reference_number","created_at");--> statement-breakpoint
CREATE INDEX "certificate_deliveries_application" ON "certificate_deliveries" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "history_decisions" ON "history" USING btree ("time") WHERE event in ('approve', 'auto-approve', 'request-clarification', 'refuse', 'issue', 'deadline-passed');--> statement-breakpoint
CREATE INDEX "certificate_deliveries_due" ON "certificate_deliveries" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "certificate_deliveries_refused" ON "certificate_deliveries" USING btree ("reference_number") WHERE refused_at <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_issues_valid" ON "certificate_issues" USING btree ("number") WHERE retired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_issues_code" ON "certificate_issues" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "certificate_issues_application" ON "certificate_issues" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "files_unscanned" ON "files" USING btree ("created_at") WHERE scan in ('WAITING', 'DELAYED');--> statement-breakpoint
CREATE INDEX "files_application" ON "files" USING btree ("reference_number","type","created_at");--> statement-breakpoint
CREATE INDEX "files_belongs_to" ON "files" USING btree ("belongs_to") WHERE belongs_to is not null;--> statement-breakpoint
CREATE INDEX "messages_application" ON "messages" USING btree ("reference_number","created_at");--> statement-breakpoint
CREATE INDEX "confirmed_copies_application" ON "confirmed_copies" USING btree ("reference_number","ordered_at");--> statement-breakpoint
CREATE INDEX "confirmed_copies_waiting" ON "confirmed_copies" USING btree ("office","collection_date") WHERE handed_out_at is null and cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_links_token" ON "customer_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "customer_links_application" ON "customer_links" USING btree ("reference_number","created_at");--> statement-breakpoint
CREATE INDEX "jobs_application" ON "jobs" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "jobs_troubled" ON "jobs" USING btree ("added_at") WHERE problem is not null and state <> 'DONE';--> statement-breakpoint
CREATE INDEX "login_links_age" ON "login_links" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "login_links_token" ON "login_links" USING gin ("token_hashes");--> statement-breakpoint
CREATE UNIQUE INDEX "named_templates_name" ON "named_templates" USING btree ("organisation_number",lower("name"));--> statement-breakpoint
CREATE INDEX "named_templates_application" ON "named_templates" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_application" ON "notices" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "paper_batches_office" ON "paper_batches" USING btree ("office","registered_at");--> statement-breakpoint
CREATE INDEX "paper_sheets_free" ON "paper_sheets" USING btree ("office","position") WHERE state in ('FREE', 'HELD');--> statement-breakpoint
CREATE INDEX "paper_sheets_batch" ON "paper_sheets" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "paper_sheets_application" ON "paper_sheets" USING btree ("reference_number");--> statement-breakpoint
CREATE INDEX "paper_sheets_issue" ON "paper_sheets" USING btree ("issue_id");--> statement-breakpoint
CREATE UNIQUE INDEX "officer_roles_held" ON "officer_roles" USING btree ("person_id","role") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "written_texts_text" ON "written_texts" USING btree ("kind","code");--> statement-breakpoint
CREATE INDEX "sessions_provider_session" ON "sessions" USING btree ("provider_session");--> statement-breakpoint
CREATE INDEX "reference_changes_approved" ON "reference_changes" USING btree ("valid_from","decided_at");--> statement-breakpoint
CREATE INDEX "reference_versions_list" ON "reference_versions" USING btree ("list","valid_from");--> statement-breakpoint
CREATE INDEX "register_checks_application" ON "register_checks" USING btree ("reference_number","asked_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- Norwegian order of names (å last) if the server has ICU; otherwise code-point order.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_collation WHERE collname = 'nb-NO-x-icu') THEN
    ALTER TABLE applications
      ALTER COLUMN consignor_name TYPE text COLLATE "nb-NO-x-icu",
      ALTER COLUMN consignee_name TYPE text COLLATE "nb-NO-x-icu",
      ALTER COLUMN internal_reference TYPE text COLLATE "nb-NO-x-icu";
  END IF;
END $$;
--> statement-breakpoint
-- [REG-03] Every value that a setting has had, with the revision from which it held.
CREATE TABLE reference_setting_changes (
  change integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  subject text NOT NULL,
  valid_from date NOT NULL,
  value jsonb,
  since_revision integer NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
INSERT INTO reference_revision ("only", revision) VALUES (1, 1);
--> statement-breakpoint
INSERT INTO audit_heads (chain, sequence, hash) SELECT chain, 0, repeat('0', 64) FROM generate_series(0, 7) AS chain;
--> statement-breakpoint
-- The role of the servers. It owns nothing, so that row-level security and the grants below apply to it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'eksport_app') THEN
    CREATE ROLE eksport_app NOLOGIN NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  -- Another database of the same server was migrated at the same time.
  NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT eksport_app TO %I', current_user);
END $$;
--> statement-breakpoint
-- Refuses changes of written rows, even by a faulty statement of the owner.
CREATE FUNCTION eksport_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- [ACT-14] Only drafts that were never sent are ever erased, once they are deleted. Sent applications have a snapshot, register
-- answers or a certificate.
CREATE FUNCTION eksport_is_deleted_draft(draft integer) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM applications WHERE reference_number = draft AND deleted_at IS NOT NULL
      AND submitted_at IS NULL AND revision = 1 AND status = 'UNDER_REGISTRERING')
    AND NOT EXISTS (SELECT FROM snapshots WHERE reference_number = draft)
    AND NOT EXISTS (SELECT FROM register_checks WHERE reference_number = draft)
    AND NOT EXISTS (SELECT FROM certificate_issues WHERE reference_number = draft)
    AND NOT EXISTS (SELECT FROM history WHERE reference_number = draft AND event = 'send')
$$;
--> statement-breakpoint
-- A link of such a draft may lose the actor and their words. Its place and hash stay, so that the chain remains verifiable.
CREATE FUNCTION eksport_keep_history() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  erasable CONSTANT text[] := ARRAY['actor_id', 'actor_name', 'reason', 'facts', 'content_erased_at'];
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.content_erased_at IS NULL AND NEW.content_erased_at IS NOT NULL
    AND to_jsonb(NEW) - erasable = to_jsonb(OLD) - erasable
    AND NEW.actor_id = '' AND NEW.actor_name IS NULL AND NEW.reason IS NULL AND NEW.facts IS NULL
    AND eksport_is_deleted_draft(OLD.reference_number)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'history is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- For the worker only, whose role is created after the migrations. The caller has written the link that records the erasure,
-- which is the only one to keep its content.
CREATE FUNCTION eksport_erase_draft(draft integer, moment timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT eksport_is_deleted_draft(draft) THEN
    RAISE EXCEPTION 'Application % is not a deleted draft that was never sent', draft USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM files WHERE reference_number = draft;
  DELETE FROM messages WHERE reference_number = draft;
  DELETE FROM notices WHERE reference_number = draft;
  DELETE FROM jobs WHERE reference_number = draft;
  DELETE FROM customer_links WHERE reference_number = draft;
  DELETE FROM series_sendings WHERE reference_number = draft;
  UPDATE history SET actor_id = '', actor_name = NULL, reason = NULL, facts = NULL, content_erased_at = moment
    WHERE reference_number = draft AND event <> 'erase';
  UPDATE applications SET
    document = jsonb_build_object('referenceNumber', reference_number, 'applicationStatus', status),
    consignor_number = '', consignor_name = NULL, internal_reference = NULL, consignee_name = NULL, place_of_destination = NULL,
    departure_date = NULL, mats_original = NULL, series_of = NULL, retrieval_date = NULL, retrieval_time = NULL, retrieval_office = NULL, species = '{}', establishments = '{}', net_weight = NULL,
    caseworker_id = NULL, caseworker_name = NULL, erased_at = moment
  WHERE reference_number = draft;
END $$;
--> statement-breakpoint
-- [CRT-15] A serial is used only once, even by a faulty statement of the owner.
CREATE FUNCTION eksport_sheet_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'VOID'
    OR NEW.serial <> OLD.serial
    OR (OLD.state = 'PRINTED' AND (
      NEW.state <> 'VOID'
      OR NEW.reference_number IS DISTINCT FROM OLD.reference_number
      OR NEW.issue_id IS DISTINCT FROM OLD.issue_id))
  THEN
    RAISE EXCEPTION 'sheet % has been used', OLD.serial USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER once BEFORE UPDATE ON paper_sheets FOR EACH ROW EXECUTE FUNCTION eksport_sheet_once();
--> statement-breakpoint
CREATE FUNCTION eksport_move_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A new head may be sealed without being moved.
  IF NEW.chain <> OLD.chain
    OR NOT (NEW.sequence = OLD.sequence + 1 OR (NEW.sequence = 0 AND OLD.sequence = 0 AND OLD.seal IS NULL)) THEN
    RAISE EXCEPTION 'the head of chain % goes on by one link', OLD.chain USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER moved BEFORE UPDATE ON audit_heads FOR EACH ROW EXECUTE FUNCTION eksport_move_head();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON history FOR EACH ROW EXECUTE FUNCTION eksport_keep_history();
--> statement-breakpoint
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON history EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['audit_events', 'snapshots', 'register_checks', 'reference_versions', 'reference_entries', 'reference_setting_changes',
    'archive_cases', 'archive_entries', 'written_texts'] LOOP
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change()', name);
    EXECUTE format('CREATE TRIGGER append_only_all BEFORE TRUNCATE ON %I EXECUTE FUNCTION eksport_refuse_change()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['paper_sheets', 'confirmed_copies', 'audit_heads'] LOOP
    EXECUTE format('CREATE TRIGGER kept BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change()', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON paper_voids FOR EACH ROW EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
CREATE TRIGGER kept_all BEFORE TRUNCATE ON audit_heads EXECUTE FUNCTION eksport_refuse_change();
--> statement-breakpoint
-- [OPS-06] Notes every change of a guarded row for the unit of work of the transaction, whichever statement makes it: a line with
-- table, key and the digests before and after. The setting ends with the transaction, and is rolled back with a savepoint. The
-- digest is computed as in `guarded-rows.ts`.
CREATE FUNCTION eksport_note_written() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  before jsonb;
  after jsonb;
BEGIN
  -- The row has a hash of the file's content.
  IF TG_TABLE_NAME IN ('files', 'archive_entries') AND TG_OP <> 'INSERT' THEN OLD.content := NULL; END IF;
  IF TG_TABLE_NAME IN ('files', 'archive_entries') AND TG_OP <> 'DELETE' THEN NEW.content := NULL; END IF;
  IF TG_OP <> 'INSERT' THEN before := jsonb_strip_nulls(to_jsonb(OLD)); END IF;
  IF TG_OP <> 'DELETE' THEN after := jsonb_strip_nulls(to_jsonb(NEW)); END IF;
  PERFORM set_config('eksport.written', concat(current_setting('eksport.written', true), jsonb_build_array(
    TG_TABLE_NAME, (SELECT string_agg(coalesce(after, before) ->> name, ' ' ORDER BY place) FROM unnest(TG_ARGV) WITH ORDINALITY AS key(name, place)),
    encode(sha256(convert_to(before::text, 'UTF8')), 'hex'), encode(sha256(convert_to(after::text, 'UTF8')), 'hex')), E'\n'), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Without an audience there is no unit of work: the owner changes something by hand, which a verification finds.
DO $$
DECLARE
  name text;
  key text;
BEGIN
  FOR name, key IN VALUES ('applications', 'reference_number'), ('snapshots', 'id'), ('messages', 'id'), ('files', 'id'),
    ('certificate_issues', 'id'), ('register_checks', 'id'), ('case_notes', 'id'), ('confirmed_copies', 'id'), ('paper_batches', 'id'),
    ('paper_voids', 'serial'), ('operating_messages', 'id'), ('flags', 'name'), ('reference_changes', 'id'), ('officer_roles', 'id'), ('written_texts', 'id'),
    ('persons', 'id'), ('organisations', 'organisation_number'), ('delegations', 'person_id, organisation_number'),
    ('representations', 'organisation_number, exporter_number'), ('national_ids', 'person_id'), ('customer_links', 'id'),
    ('complaints', 'reference_number'), ('reference_versions', 'version'), ('reference_settings', 'name, subject, valid_from'),
    ('reference_setting_changes', 'change'), ('archive_cases', 'id'), ('archive_entries', 'id') LOOP
    EXECUTE format('CREATE TRIGGER note_written AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (current_setting(''eksport.audience'', true) <> '''') EXECUTE FUNCTION eksport_note_written(%s)', name, key);
  END LOOP;
END $$;
--> statement-breakpoint
-- [REG-03] Every change of reference data raises the revision, even by a statement typed by hand.
CREATE FUNCTION eksport_reference_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE reference_revision SET revision = revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reference_settings FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed();
--> statement-breakpoint
CREATE TRIGGER changed AFTER INSERT ON reference_versions FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed();
--> statement-breakpoint
CREATE TRIGGER changed AFTER INSERT ON written_texts FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed();
--> statement-breakpoint
CREATE TRIGGER changed AFTER INSERT ON reference_entries FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed();
--> statement-breakpoint
CREATE TRIGGER changed AFTER INSERT OR UPDATE OR DELETE ON reference_changes FOR EACH STATEMENT EXECUTE FUNCTION eksport_reference_changed();
--> statement-breakpoint
-- The revision from which a version is known. With the day, it tells what held when something was assessed.
CREATE FUNCTION eksport_since_revision() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  SELECT revision + 1 INTO NEW.since_revision FROM reference_revision FOR UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER since_revision BEFORE INSERT ON reference_versions FOR EACH ROW EXECUTE FUNCTION eksport_since_revision();
--> statement-breakpoint
CREATE TRIGGER since_revision BEFORE INSERT ON reference_setting_changes FOR EACH ROW EXECUTE FUNCTION eksport_since_revision();
--> statement-breakpoint
CREATE TRIGGER since_revision BEFORE INSERT OR UPDATE ON reference_changes FOR EACH ROW WHEN (NEW.outcome = 'APPROVED')
  EXECUTE FUNCTION eksport_since_revision();
--> statement-breakpoint
CREATE FUNCTION eksport_setting_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO reference_setting_changes (name, subject, valid_from, value, since_revision)
    VALUES (OLD.name, OLD.subject, OLD.valid_from, NULL, 0);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO reference_setting_changes (name, subject, valid_from, value, since_revision)
    VALUES (NEW.name, NEW.subject, NEW.valid_from, NEW.value, 0);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER kept AFTER INSERT OR UPDATE OR DELETE ON reference_settings FOR EACH ROW EXECUTE FUNCTION eksport_setting_changed();
--> statement-breakpoint
-- [ACT-03] Adds a job to our own table, in the transaction that needs it, and to the queue, which the servers cannot access.
-- Thirty attempts take more than five days [SEC-06]. [OPS-08] The job has the id of the request that asked for it, even if a
-- trigger adds it.
CREATE FUNCTION eksport_add_job(task text, payload json, job_key text, run_at timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.jobs (key, name, payload, reference_number, due_at, request_id)
    VALUES (job_key, task, payload, (payload ->> 'referenceNumber')::integer, coalesce(run_at, now()), nullif(current_setting('eksport.request', true), ''))
    ON CONFLICT (key) DO UPDATE SET
      name = excluded.name, payload = excluded.payload, reference_number = excluded.reference_number, due_at = excluded.due_at,
      request_id = excluded.request_id, state = 'WAITING', problem = NULL, attempts = 0, revision = jobs.revision + 1, changed_at = NULL;
  -- Jobs that wait for external services have a lower priority than our own: a hanging mail server delays each mail for its whole
  -- time limit.
  PERFORM graphile_worker.add_job(task, payload, job_key => job_key, run_at => run_at, max_attempts => 30,
    priority => CASE WHEN task = 'send-mail' THEN 2 WHEN task IN ('deliver-certificate', 'scan-file', 'send-login-link') THEN 1 ELSE 0 END);
END $$;
--> statement-breakpoint
-- For a waiting job or one that was given up; does nothing if it is done or running.
CREATE FUNCTION eksport_try_job_again(job_id uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  job public.jobs;
BEGIN
  SELECT * INTO job FROM public.jobs WHERE id = job_id AND state <> 'DONE' FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM graphile_worker.jobs q WHERE q.key = job.key AND q.locked_at IS NOT NULL) THEN
    RETURN;
  END IF;
  PERFORM graphile_worker.remove_job(job.key);
  PERFORM public.eksport_add_job(job.name, job.payload::json, job.key, now());
END $$;
--> statement-breakpoint
-- [CW-10] For a waiting job; returns false if it is running or done.
CREATE FUNCTION eksport_take_back_job(job_key text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM FROM public.jobs WHERE key = job_key AND state = 'WAITING' FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM graphile_worker.jobs q WHERE q.key = job_key AND q.locked_at IS NOT NULL) THEN
    RETURN false;
  END IF;
  PERFORM graphile_worker.remove_job(job_key);
  DELETE FROM public.jobs WHERE key = job_key;
  RETURN true;
END $$;
--> statement-breakpoint
-- [SEC-18] Files made by the system are not scanned; all others are, including types added later.
CREATE FUNCTION eksport_is_own_file(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT type IN ('HEALTH_CERTIFICATE', 'ELECTRONICALLY_SIGNED_CERTIFICATE', 'DECISION_LETTER', 'RECEIPT', 'ELECTRONIC_CERTIFICATE',
    'CONFIRMED_COPIES', 'COMPLAINT_LETTER')
$$;
--> statement-breakpoint
-- Set here whatever an insert says, so that no code can forget it, or declare a file clean.
CREATE FUNCTION eksport_await_scan() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  NEW.scan := NULL;
  IF NOT eksport_is_own_file(NEW.type) AND EXISTS (SELECT FROM file_scanning WHERE enabled) THEN
    NEW.scan := 'WAITING';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION eksport_ask_scan() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM eksport_add_job('scan-file', json_build_object('fileId', NEW.id), 'scan-file ' || NEW.id, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_scan BEFORE INSERT ON files FOR EACH ROW EXECUTE FUNCTION eksport_await_scan();
--> statement-breakpoint
CREATE TRIGGER ask_scan AFTER INSERT ON files FOR EACH ROW WHEN (NEW.scan = 'WAITING') EXECUTE FUNCTION eksport_ask_scan();
--> statement-breakpoint
-- [ACT-12] Notifies open pages of a change, whichever statement made it, with its transaction, so that a page that starts to
-- listen learns what came after its answers. Sent at the commit; the same notification is sent once per transaction.
CREATE FUNCTION eksport_tell_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  application applications%ROWTYPE;
  made text;
BEGIN
  IF TG_TABLE_NAME = 'applications' THEN
    application := NEW;
    IF TG_OP = 'UPDATE' THEN
      IF NEW.version > OLD.version THEN
        -- Until the end of this transaction.
        PERFORM set_config('eksport.made', NEW.reference_number || ' ' || NEW.version, true);
      END IF;
    END IF;
  ELSE
    -- Row-level security hides drafts from officers, so they are not notified of them either.
    SELECT * INTO application FROM applications WHERE reference_number = coalesce(NEW.reference_number, OLD.reference_number);
  END IF;
  IF application.reference_number IS NOT NULL THEN
    made := application.reference_number || ' ' || application.version;
    PERFORM pg_notify('eksport_changes', json_build_object(
      'referenceNumber', application.reference_number,
      'organisationNumber', application.organisation_number,
      'version', application.version,
      'isNewVersion', made = coalesce(current_setting('eksport.made', true), ''),
      'isSent', application.submitted_at IS NOT NULL,
      'isInternal', TG_TABLE_NAME IN ('case_notes', 'case_ticks', 'jobs'),
      'transaction', pg_current_xact_id()::text::bigint)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION eksport_tell_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.person_id IS NOT NULL THEN
    PERFORM pg_notify('eksport_changes', json_build_object(
      'personId', NEW.person_id,
      'transaction', pg_current_xact_id()::text::bigint)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_notice AFTER INSERT OR UPDATE OF read_at ON notices FOR EACH ROW EXECUTE FUNCTION eksport_tell_notice();
--> statement-breakpoint
-- Every act writes history, even if it leaves the application unchanged, as with orders of confirmed copies.
CREATE TRIGGER tell_change AFTER INSERT ON history FOR EACH ROW EXECUTE FUNCTION eksport_tell_change();
--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION eksport_tell_change();
--> statement-breakpoint
-- [CW-10] A waiting approval has not changed its case yet; officers are notified of it, and when it is taken back.
CREATE TRIGGER tell_approval AFTER INSERT OR UPDATE ON jobs FOR EACH ROW WHEN (NEW.name IN ('approve-case', 'sign-case')) EXECUTE FUNCTION eksport_tell_change();
--> statement-breakpoint
CREATE TRIGGER tell_approval_undone AFTER DELETE ON jobs FOR EACH ROW WHEN (OLD.name IN ('approve-case', 'sign-case')) EXECUTE FUNCTION eksport_tell_change();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['applications', 'messages', 'certificate_deliveries', 'series_sendings'] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_tell_change()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['case_notes', 'case_ticks'] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_tell_change()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- [ACT-13] Exporters' transactions may not read officers' absences: they can only ask whether one of some officers is at work.
CREATE FUNCTION eksport_is_one_at_work(people text[], day date) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (
    SELECT FROM persons WHERE id = ANY (people) AND audience = 'caseworker' AND extract(isodow FROM day) <> ALL (free_days)
    AND EXISTS (SELECT FROM officer_roles WHERE person_id = persons.id AND role IN ('B', 'L') AND withdrawn_at IS NULL)
    AND NOT EXISTS (SELECT FROM absences WHERE person_id = id AND day BETWEEN first_day AND last_day)
  )
$$;
--> statement-breakpoint
-- [ADM-04] For the policies of the table of roles, which cannot query the table itself.
CREATE FUNCTION eksport_holds_role(person text, roles text[]) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM officer_roles WHERE person_id = person AND role = ANY (roles) AND withdrawn_at IS NULL)
$$;
--> statement-breakpoint
-- [CW-06] Keeps the delivery state of an application's electronic certificate in its row, for the list: of the messages that
-- count, the one that most needs an officer. For a retired certificate only its withdrawal message counts, or that it was stopped
-- if no receiver has to be told. Whoever writes a message holds the application.
CREATE FUNCTION eksport_keep_delivery() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  kept integer := (SELECT coalesce(min(place) FILTER (WHERE retired_at IS NULL OR status <> 'issued'), min(place) FILTER (WHERE state = 'STOPPED'))
    FROM certificate_deliveries JOIN certificate_issues issue ON issue.id = issue_id,
      array_position('{REFUSED,WAITING,ANSWER_AWAITED,STOPPED,DELIVERED}', state) place
    WHERE certificate_deliveries.reference_number = NEW.reference_number);
BEGIN
  UPDATE applications SET delivery = kept WHERE reference_number = NEW.reference_number AND delivery IS DISTINCT FROM kept;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_delivery AFTER INSERT OR UPDATE OF state ON certificate_deliveries FOR EACH ROW EXECUTE FUNCTION eksport_keep_delivery();
--> statement-breakpoint
CREATE TRIGGER keep_delivery AFTER UPDATE OF retired_at ON certificate_issues FOR EACH ROW EXECUTE FUNCTION eksport_keep_delivery();
--> statement-breakpoint
CREATE INDEX applications_deleted ON applications (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;
--> statement-breakpoint
-- [CW-07] The search terms of an application: the words of each text, without case and punctuation, and the text as one word
-- without separators; a phone number also without its country code. The term of the organisation cannot be typed by anybody.
CREATE FUNCTION eksport_search_words(reference integer, organisation text, document jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 SET search_path = pg_catalog AS $$
  WITH texts AS (
    SELECT lower(translate(text, 'ÆØÅÄÖÜÉ', 'æøåäöüé')) AS text FROM (
      SELECT reference::text AS text
      UNION ALL SELECT document #>> '{consignor,internalReference}'
      UNION ALL SELECT document #>> '{recipient,consignee,name}'
      UNION ALL SELECT document #>> '{consignor,organisationName}'
      UNION ALL SELECT document #>> '{consignor,organisationNumber}'
      UNION ALL SELECT concat_ws(' ', document #>> '{sender,contactPerson,firstName}', document #>> '{sender,contactPerson,lastName}')
      UNION ALL SELECT document #>> '{sender,contactPerson,phoneNumber}'
      UNION ALL SELECT regexp_replace(document #>> '{sender,contactPerson,phoneNumber}', '^\s*(\+|00)47', '')
      UNION ALL SELECT document #>> '{transport,flightNumber}'
      UNION ALL SELECT document #>> '{transport,vessel,name}'
      UNION ALL SELECT document #>> '{transport,vessel,imoNumber}'
      UNION ALL SELECT number #>> '{}' FROM jsonb_path_query(document, '$.transport.containers[*].number') AS number
      UNION ALL SELECT seal #>> '{}' FROM jsonb_path_query(document, '$.transport.containers[*].seals[*].number') AS seal
      UNION ALL SELECT lot #>> '{}' FROM jsonb_path_query(document, '$.productLines[*].lotNumber') AS lot
      UNION ALL SELECT plant #>> '{}' FROM jsonb_path_query(document, '$.productLines[*].productionEstablishment.approvalNumber') AS plant
      UNION ALL SELECT plant #>> '{}' FROM jsonb_path_query(document,
        '$.productLines[*].productionEstablishment.unauthorizedEstablishmentInfo.name') AS plant
    ) AS told WHERE text IS NOT NULL
  ), words AS (
    SELECT unnest(regexp_split_to_array(text, '[[:space:]!-/:-@\[-`{-~]+')) AS word FROM texts
    UNION ALL SELECT regexp_replace(text, '[[:space:]!-/:-@\[-`{-~]+', '', 'g') FROM texts
    UNION ALL SELECT '!' || organisation
  )
  SELECT array_to_tsvector(array_agg(DISTINCT left(word, 200))) FROM words WHERE word <> ''
$$;
--> statement-breakpoint
-- A narrow table beside the applications, so that rows that are scanned are close together. Only read by the function below.
CREATE TABLE application_words (
  reference_number integer PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  organisation_number text NOT NULL,
  words tsvector NOT NULL
);
--> statement-breakpoint
ALTER TABLE application_words ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX application_words_organisation ON application_words (organisation_number, reference_number);
--> statement-breakpoint
CREATE INDEX application_words_words ON application_words USING gin (words);
--> statement-breakpoint
CREATE FUNCTION eksport_keep_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    DELETE FROM application_words WHERE reference_number = NEW.reference_number;
    RETURN NULL;
  END IF;
  INSERT INTO application_words AS known VALUES (NEW.reference_number, NEW.organisation_number,
      eksport_search_words(NEW.reference_number, NEW.organisation_number, NEW.document))
    ON CONFLICT (reference_number) DO UPDATE SET organisation_number = excluded.organisation_number, words = excluded.words
    WHERE known.words <> excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_words AFTER INSERT OR UPDATE OF organisation_number, document, deleted_at ON applications
  FOR EACH ROW EXECUTE FUNCTION eksport_keep_words();
--> statement-breakpoint
-- [OPS-07] The applications that have all of these words, or one of the alternatives: at most this many of the newest, or all if
-- null; of one organisation, or of all. Returns only numbers: row-level security applies when their rows are read.
-- Volatile, since the planner also runs a stable function, to estimate its result.
CREATE FUNCTION eksport_search(every text[], instead text[], organisation text, most integer) RETURNS integer[]
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public SET enable_seqscan = off SET enable_indexscan = on
  SET enable_bitmapscan = on SET work_mem = '64MB' SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
DECLARE
  looked CONSTANT integer := 2000;
  -- Terms with this many matches are found sooner by walking from the newest than by their index.
  many CONSTANT integer := looked / 20;
  asked CONSTANT text := array_to_string(array_prepend('(' || array_to_string(every, ' & ') || ')', instead), ' | ');
  newest CONSTANT bigint := (SELECT coalesce(max(reference_number), 0) FROM application_words);
  own CONSTANT text := CASE WHEN organisation IS NULL THEN 'true' ELSE 'organisation_number = $1' END;
  seen integer;
  oldest bigint;
  rare text[];
  indexed text;
  found integer[];
  stretch bigint;
BEGIN
  -- First the newest applications: they may be enough, or all there are, and they show which words are rare.
  EXECUTE format('WITH newest AS MATERIALIZED
        (SELECT reference_number, words FROM application_words WHERE %s ORDER BY reference_number DESC LIMIT %s)
      SELECT count(*), min(reference_number), array(SELECT reference_number FROM newest WHERE words @@ $2::tsquery ORDER BY 1 DESC),
        (SELECT array_agg(''('' || word::text || '')'') FROM (SELECT word, times, min(times) OVER () AS fewest
          FROM unnest($3::tsquery[]) AS word, LATERAL (SELECT count(*) AS times FROM newest WHERE words @@ word) AS counted) AS counted
          WHERE times <= greatest(fewest, $4))
      FROM newest', own, looked)
    INTO seen, oldest, found, rare USING organisation, asked, every, looked / 5;
  IF seen < looked OR cardinality(found) >= most THEN
    RETURN found[:coalesce(most, seen)];
  END IF;
  IF cardinality(found) >= many AND most IS NOT NULL THEN
    PERFORM set_config('enable_bitmapscan', 'off', true);
    EXECUTE format('SELECT array(SELECT reference_number FROM application_words WHERE %s AND words @@ $2::tsquery
      ORDER BY reference_number DESC LIMIT $3)', own) INTO found USING organisation, asked, most;
    RETURN found;
  END IF;
  -- The index reads all entries of a prefix. It is only used for rare words, in the newest range that should hold enough; the
  -- other words are checked in its matches: "is true" keeps them from the index.
  PERFORM set_config('enable_indexscan', 'off', true);
  indexed := array_to_string(array_prepend('(' || array_to_string(rare, ' & ') || ')', instead), ' | ');
  IF organisation IS NOT NULL THEN
    indexed := format('(%s) & %L', indexed, '!' || organisation);
  END IF;
  stretch := coalesce((newest - oldest) * 2 * most / greatest(cardinality(found), 1), newest);
  LOOP
    EXECUTE 'SELECT array(SELECT reference_number FROM application_words WHERE words @@ $1::tsquery AND ($2 IS NULL OR (words @@ $2::tsquery) IS TRUE)
        AND ($3 IS NULL OR reference_number > $3) ORDER BY reference_number DESC LIMIT $4)'
      INTO found USING indexed, CASE WHEN cardinality(rare) < cardinality(every) THEN asked END, CASE WHEN stretch < newest THEN newest - stretch END, most;
    EXIT WHEN stretch >= newest OR cardinality(found) = most;
    stretch := 4 * stretch;
  END LOOP;
  RETURN found;
END $$;
--> statement-breakpoint
-- [OPS-07] An index of trigrams finds parts of texts. The extension is trusted, so the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION eksport_lines(texts text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = pg_catalog AS $$ SELECT array_to_string(texts, chr(10)) $$;
--> statement-breakpoint
CREATE INDEX applications_parts ON applications USING gin (
  internal_reference gin_trgm_ops, consignor_name gin_trgm_ops, consignor_number gin_trgm_ops, consignee_name gin_trgm_ops,
  place_of_destination gin_trgm_ops, eksport_lines(establishments) gin_trgm_ops, organisation_name gin_trgm_ops,
  organisation_number gin_trgm_ops, species, certificate_formats
) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- The matches of a list filter as numbers, or null if there are too many, at least a thousand. Evaluated without row-level
-- security, like eksport_search, but only for rows that the reader may see.
CREATE FUNCTION eksport_rare(filter text, asked text[], organisation text, most integer) RETURNS integer[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public SET enable_seqscan = off SET enable_indexscan = on
  SET enable_bitmapscan = off SET jit = off AS $$
DECLARE
  looked CONSTANT integer := 10000;
  many CONSTANT integer := 1000;
  newest bigint;
  found integer[];
  condition CONSTANT text := CASE filter
    WHEN 'internalReference' THEN 'internal_reference ILIKE $1[1]'
    WHEN 'consignorOrganizationNumberOrName' THEN '(consignor_name ILIKE $1[1] OR consignor_number LIKE $1[1])'
    WHEN 'consigneeName' THEN 'consignee_name ILIKE $1[1]'
    WHEN 'placeOfDestination' THEN 'place_of_destination ILIKE $1[1]'
    WHEN 'processingEstablishment' THEN 'eksport_lines(establishments) ILIKE $1[1]'
    WHEN 'submittingApplicantOrganizationalNameOrNumber' THEN '(organisation_name ILIKE $1[1] OR organisation_number LIKE $1[1])'
    WHEN 'species' THEN 'species && $1'
    WHEN 'certificateFormats' THEN 'certificate_formats && $1'
  END;
  counted CONSTANT text := format('SELECT array_agg(reference_number) FROM (SELECT reference_number FROM applications WHERE deleted_at IS NULL AND %s AND %s',
    CASE WHEN organisation IS NULL THEN 'submitted_at IS NOT NULL' ELSE 'organisation_number = $2' END, condition);
BEGIN
  -- A frequent value has many matches among the newest, which is found without reading the whole index.
  SELECT max(reference_number) INTO newest FROM applications;
  EXECUTE counted || ' AND reference_number > $4 LIMIT $3 + 1) AS counted' INTO found USING asked, organisation, many, newest - looked;
  IF cardinality(found) > many THEN RETURN NULL; END IF;
  -- If there are as many among the older ones, there are too many to read: knowing that is enough.
  IF cardinality(found) * (newest / looked) > most THEN most := many; END IF;
  PERFORM set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'on', true);
  EXECUTE counted || ' LIMIT $3 + 1) AS counted' INTO found USING asked, organisation, most;
  RETURN CASE WHEN cardinality(found) > most THEN NULL ELSE coalesce(found, '{}') END;
END $$;
--> statement-breakpoint
-- Rights: what the servers may read and change of each table, and no more. Functions are executable by everybody by default.
GRANT USAGE ON SCHEMA public TO eksport_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE application_reference_number TO eksport_app;
--> statement-breakpoint
GRANT SELECT ON organisations, delegations, representations, reference_data_versions, jobs, reference_settings, reference_revision,
  demonstration_diseases, demonstration_outages, reference_versions, reference_entries, reference_setting_changes TO eksport_app;
--> statement-breakpoint
GRANT INSERT ON feedback TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON snapshots, messages, history, paper_batches, paper_voids, case_notes, register_checks TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON applications TO eksport_app;
--> statement-breakpoint
GRANT SELECT ON archive_cases, archive_entries TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON case_ticks, absences TO eksport_app;
--> statement-breakpoint
-- Only the last link of a chain is read.
GRANT INSERT, SELECT (chain, sequence, hash) ON audit_events TO eksport_app;
--> statement-breakpoint
-- [ADM-05] The part that officers may read, without the traces of chains.
CREATE VIEW audit_log WITH (security_barrier) AS
  SELECT chain, sequence, time, person_id, organisation_number, action, outcome, reference_number, request_id, details - 'heads' - 'rows' AS details
  FROM audit_events WHERE current_setting('eksport.audience', true) = 'caseworker';
--> statement-breakpoint
GRANT SELECT ON audit_log TO eksport_app;
--> statement-breakpoint
GRANT SELECT, UPDATE (sequence, hash, seal) ON audit_heads TO eksport_app;
--> statement-breakpoint
-- The file of a voided print is kept, but detached from its issue.
GRANT SELECT, INSERT, UPDATE (belongs_to), DELETE ON files TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (enabled, version, changed_at, changed_name, reason) ON flags TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (type, hideable, for_officers, title, description, effective_from, expires_at, last_updated, version, changed_name,
  withdrawn_at) ON operating_messages TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (name, last_organisation, mail, mail_updated_at, office, title, free_days, place_version) ON persons TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON written_texts TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (withdrawn_at, withdrawn_by, withdrawn_reason) ON officer_roles TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (last_seen_at), DELETE ON sessions TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON login_attempts, idempotency_keys, used_logout_tokens TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (calls, began_at), DELETE ON call_counts TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (person_id, token_hashes, ended_at), DELETE ON login_links TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (fingerprint), DELETE ON national_ids TO eksport_app;
--> statement-breakpoint
-- An issue can only be put on a sheet and retired.
GRANT SELECT, INSERT, UPDATE (paper_serial, retired_at, retired_as, successor_reference) ON certificate_issues TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (state, reference_number, issue_id, changed_at) ON paper_sheets TO eksport_app;
--> statement-breakpoint
-- Only the delivery state of a message changes, not its content or certificate.
GRANT SELECT, INSERT, UPDATE (message_id, state, problem, words, attempts, next_attempt_at, answered_at, refused_at) ON certificate_deliveries TO eksport_app;
--> statement-breakpoint
-- Only the read time and the mail state of a notice change. Old ones are deleted.
GRANT SELECT, INSERT, UPDATE (read_at, mail_state, mail_problem, mailed_at), DELETE ON notices TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (version, locale, without_mail) ON notice_settings TO eksport_app;
--> statement-breakpoint
-- The application and time of an order do not change; what is ordered and its state do.
GRANT SELECT, INSERT, UPDATE (number_of_copies, office, collection_date, collection_time, fee, to_print_since, printed_at,
  printed_copies, printed_by, printed_name, printed_office, handed_out_at, handed_out_by, handed_out_name, collected_by, cancelled_at, version)
  ON confirmed_copies TO eksport_app;
--> statement-breakpoint
-- The complaint does not change; decisions are added.
GRANT SELECT, INSERT, UPDATE (state, decisions) ON complaints TO eksport_app;
--> statement-breakpoint
-- What a link shows and until when does not change; its end, views and answer do.
GRANT SELECT, INSERT, UPDATE (ended_at, views, last_viewed_at, answer) ON customer_links TO eksport_app;
--> statement-breakpoint
-- The row does not change; it may be ordered again.
GRANT SELECT, INSERT, UPDATE (version, shown_fee, ordered_by, ordered_at, settled_at, refusal, problem) ON series_sendings TO eksport_app;
--> statement-breakpoint
-- [ADM-02] A proposal does not change; row-level security lets it be decided once.
GRANT SELECT, INSERT, UPDATE (outcome, decided_by, decided_name, decided_at, answer) ON reference_changes TO eksport_app;
-- The totals of a day are counted again if its row is deleted, and never changed.
GRANT SELECT, INSERT ON daily_totals TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON weekly_totals TO eksport_app;
--> statement-breakpoint
-- A template may be renamed; its application does not change.
GRANT SELECT, INSERT, UPDATE (name, version, used_at), DELETE ON named_templates TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (key, address, used_at, reference_number, version), DELETE ON address_book TO eksport_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (name, key, search, columns, changed_at, version), DELETE ON saved_views TO eksport_app;
--> statement-breakpoint
DO $$
DECLARE called regprocedure;
BEGIN
  FOR called IN SELECT p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.proname LIKE 'eksport\_%' LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', called);
  END LOOP;
END $$;
--> statement-breakpoint
-- eksport_lines is called by the trigram index, so writers of applications need it.
GRANT EXECUTE ON FUNCTION eksport_lines(text[]), eksport_add_job(text, json, text, timestamptz),
  eksport_try_job_again(uuid), eksport_take_back_job(text), eksport_search(text[], text[], text, integer), eksport_rare(text, text[], text, integer), eksport_is_one_at_work(text[], date), eksport_holds_role(text, text[]) TO eksport_app;
--> statement-breakpoint
-- Row-level security as a second barrier [SEC-07] [OPS-05]: each transaction states its reader (`eksport.audience`: submitter,
-- person, caseworker, public, nobody for a login, system for the worker), and sees only the reader's rows. Without a reader it
-- sees nothing. Settings are read in subqueries, so that they are evaluated once per query.
DO $$
DECLARE
  name text;
  audience constant text := '(SELECT current_setting(''eksport.audience'', true))';
  mine constant text := 'organisation_number = (SELECT current_setting(''eksport.organisation'', true))';
  me constant text := '(SELECT current_setting(''eksport.person'', true))';
  officers constant text := audience || ' IN (''caseworker'', ''system'')';
  -- A login, or a job of the worker.
  trusted constant text := audience || ' IN (''nobody'', ''system'')';
  tenant constant text := format('(%s OR (%s = ''submitter'' AND %s))', officers, audience, mine);
  exporter constant text := format('(%s = ''submitter'' AND %s)', audience, mine);
  holds constant text := '(SELECT eksport_holds_role(%s, ''{%s}''))';
BEGIN
  FOREACH name IN ARRAY ARRAY['applications', 'snapshots', 'messages', 'history', 'files', 'certificate_issues', 'paper_batches', 'paper_sheets',
    'paper_voids', 'certificate_deliveries', 'notices', 'case_notes', 'case_ticks', 'absences', 'jobs', 'register_checks', 'confirmed_copies',
    'national_ids', 'login_links', 'named_templates', 'address_book', 'saved_views', 'customer_links', 'complaints', 'series_sendings', 'used_logout_tokens', 'call_counts', 'sessions',
    'login_attempts', 'idempotency_keys', 'persons', 'delegations', 'representations', 'notice_settings', 'feedback', 'audit_events', 'audit_heads',
    'flags', 'operating_messages', 'reference_changes', 'archive_cases', 'archive_entries', 'daily_totals', 'weekly_totals', 'officer_roles', 'written_texts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  END LOOP;

  FOREACH name IN ARRAY ARRAY['snapshots', 'messages', 'history', 'files', 'certificate_issues', 'certificate_deliveries', 'confirmed_copies',
    'complaints'] LOOP
    EXECUTE format('CREATE POLICY tenant ON %I TO eksport_app USING (%s) WITH CHECK (%2$s)', name, tenant);
  END LOOP;
  -- Officers see what was sent, but never an exporter's unsent draft.
  EXECUTE format(
    'CREATE POLICY tenant ON applications TO eksport_app USING (%1$s AND (%2$s <> ''caseworker'' OR submitted_at IS NOT NULL)) WITH CHECK (%1$s)',
    tenant, audience);
  FOREACH name IN ARRAY ARRAY['named_templates', 'address_book'] LOOP
    EXECUTE format('CREATE POLICY tenant ON %I TO eksport_app USING (%s) WITH CHECK (%2$s)', name, exporter);
  END LOOP;
  -- [EXP-12] For the exporter who made it. Visitors of a link are served by the server, and have no access to the table.
  EXECUTE format('CREATE POLICY tenant ON customer_links TO eksport_app USING (%1$s) WITH CHECK (%1$s)',
    format('(%s OR %s = ''system'')', exporter, audience));
  -- [EXP-10] Ordered by an exporter, and carried out by the worker, in the exporter's name or, if that is not possible, in its
  -- own.
  EXECUTE format('CREATE POLICY tenant ON series_sendings TO eksport_app USING (%1$s) WITH CHECK (%1$s)',
    format('(%s OR %s = ''system'')', exporter, audience));
  -- An exporter's views belong to one organisation, an officer's to none.
  EXECUTE format('CREATE POLICY tenant ON saved_views TO eksport_app USING (%1$s) WITH CHECK (%1$s)',
    format('%s OR (%s = ''caseworker'' AND organisation_number IS NULL)', exporter, audience));

  -- [CRT-10] Anybody with a code may read the state of its certificate, and its void sheets. These rows name no persons or goods.
  EXECUTE format('CREATE POLICY verified ON certificate_issues FOR SELECT TO eksport_app USING (%s = ''public'')', audience);
  EXECUTE format('CREATE POLICY verified ON paper_sheets FOR SELECT TO eksport_app USING (%s = ''public'' AND issue_id IS NOT NULL)', audience);

  -- An attachment of a draft may be removed; documents that were signed, printed or submitted stay.
  EXECUTE 'CREATE POLICY only_attachments_of_drafts ON files AS RESTRICTIVE FOR DELETE TO eksport_app'
    || ' USING (type IN (''APPLICATION_ATTACHMENT'', ''HEALTH_CERTIFICATE_DRAFT'', ''HEALTH_CERTIFICATE_DRAFT_APPENDIX'')'
    || ' OR (type = ''ATTACHMENT_CANCELLATION'' AND belongs_to = ''replacement''))';

  -- [ADM-07] Files of access requests name others as well: the exporter must request access like anybody else.
  EXECUTE format('CREATE POLICY access_by_officers ON files AS RESTRICTIVE FOR SELECT TO eksport_app USING (type NOT IN (''ACCESS_PDF'', ''ACCESS_ZIP'') OR %s)', officers);

  -- [ACT-09] Hidden from exporters.
  FOREACH name IN ARRAY ARRAY['paper_batches', 'paper_sheets', 'paper_voids', 'case_notes', 'case_ticks', 'absences', 'daily_totals', 'weekly_totals'] LOOP
    EXECUTE format('CREATE POLICY officers ON %I TO eksport_app USING (%s) WITH CHECK (%2$s)', name, officers);
  END LOOP;
  EXECUTE format('CREATE POLICY officers ON jobs TO eksport_app USING (%s)', officers);
  -- [ADM-06] Officers may read the journal; the worker writes it.
  FOREACH name IN ARRAY ARRAY['archive_cases', 'archive_entries'] LOOP
    EXECUTE format('CREATE POLICY officers ON %I TO eksport_app USING (%s)', name, officers);
  END LOOP;
  -- Register answers name other applicants' applications: senders write them, but only officers read them.
  EXECUTE format('CREATE POLICY officers ON register_checks FOR SELECT TO eksport_app USING (%s)', officers);
  EXECUTE format('CREATE POLICY asked ON register_checks FOR INSERT TO eksport_app WITH CHECK (%s)', tenant);

  -- [ADM-01] [ADM-02] Everybody may read approved changes; officers see proposals, and decide once.
  EXECUTE format('CREATE POLICY holds ON reference_changes FOR SELECT TO eksport_app USING (outcome = ''APPROVED'' OR %s)', officers);
  EXECUTE format('CREATE POLICY proposer ON reference_changes FOR INSERT TO eksport_app WITH CHECK (%s = ''caseworker'')', audience);
  EXECUTE format('CREATE POLICY decider ON reference_changes FOR UPDATE TO eksport_app USING (%1$s = ''caseworker'' AND outcome IS NULL)'
    || ' WITH CHECK (%1$s = ''caseworker'')', audience);

  -- Used before the reader is known, and hidden from all readers.
  FOREACH name IN ARRAY ARRAY['sessions', 'login_attempts', 'national_ids', 'login_links', 'used_logout_tokens', 'call_counts'] LOOP
    EXECUTE format('CREATE POLICY login ON %I TO eksport_app USING (%s) WITH CHECK (%2$s)', name, trusted);
  END LOOP;

  -- Each side reads its own notices, and writes the other's.
  EXECUTE format('CREATE POLICY reader ON notices FOR SELECT TO eksport_app USING (%1$s = ''system'''
    || ' OR (%1$s = ''caseworker'' AND side <> ''exporter'') OR (%1$s = ''submitter'' AND side = ''exporter'' AND %2$s))', audience, mine);
  EXECUTE format('CREATE POLICY teller ON notices FOR INSERT TO eksport_app WITH CHECK (%s)', tenant);
  EXECUTE format('CREATE POLICY changer ON notices FOR UPDATE TO eksport_app USING (%1$s = ''system'''
    || ' OR (%1$s = ''caseworker'' AND side = ''officer'') OR (%1$s = ''submitter'' AND side = ''exporter'' AND %2$s))', audience, mine);
  EXECUTE format('CREATE POLICY retention ON notices FOR DELETE TO eksport_app USING (%s = ''system'')', audience);

  -- A stored answer is readable by its receiver: the scope of a key contains audience, person and organisation.
  EXECUTE format(
    'CREATE POLICY asker ON idempotency_keys TO eksport_app USING (%1$s = ''system'' OR scope = %2$s) WITH CHECK (scope = %2$s)',
    audience,
    '(SELECT CASE current_setting(''eksport.audience'', true)'
      || ' WHEN ''public'' THEN ''  '''
      || ' WHEN ''person'' THEN concat(''submitter '', current_setting(''eksport.person'', true), '' '')'
      || ' WHEN ''caseworker'' THEN concat(''caseworker '', current_setting(''eksport.person'', true), '' '')'
      || ' WHEN ''submitter'' THEN concat_ws('' '', ''submitter'', current_setting(''eksport.person'', true), current_setting(''eksport.organisation'', true))'
      || ' END)');

  -- An exporter sees who acts for the organisation of the call, and their own rights to others.
  EXECUTE format(
    'CREATE POLICY rights ON delegations FOR SELECT TO eksport_app USING (%1$s OR %2$s = ''caseworker'' OR (%2$s = ''submitter'' AND %3$s) OR (%2$s IN (''submitter'', ''person'') AND person_id = %4$s))',
    trusted, audience, mine, me);
  EXECUTE format('CREATE POLICY rights ON representations FOR SELECT TO eksport_app USING (%s)', tenant);

  -- Officers are notified of exporters' acts, and so are colleagues in the same organisation.
  EXECUTE format(
    'CREATE POLICY known ON persons FOR SELECT TO eksport_app USING (%1$s OR %2$s = ''caseworker'' OR (%2$s IN (''submitter'', ''person'') AND id = %3$s)'
      || ' OR (%2$s = ''submitter'' AND (audience = ''caseworker'' OR EXISTS (SELECT FROM delegations WHERE person_id = persons.id))))',
    trusted, audience, me);
  -- [AUT-07] Only the owner can register officers.
  EXECUTE format(
    'CREATE POLICY newcomer ON persons FOR INSERT TO eksport_app WITH CHECK (%s = ''nobody'' AND audience = ''submitter'' AND office IS NULL)',
    audience);
  EXECUTE format(
    'CREATE POLICY own ON persons FOR UPDATE TO eksport_app USING (%1$s OR (%2$s IN (''submitter'', ''person'', ''caseworker'') AND id = %3$s))',
    trusted, audience, me);
  -- [ADM-04] Leaders and administrators set officers' offices.
  EXECUTE format(
    'CREATE POLICY placed ON persons FOR UPDATE TO eksport_app USING (%s = ''caseworker'' AND audience = ''caseworker'' AND %s)',
    audience, format(holds, me, 'L,A'));
  -- [ADM-04] A role is given to somebody else, by those who may; administration only by administrators. Exporters' acts notify
  -- leaders.
  EXECUTE format(
    'CREATE POLICY known ON officer_roles FOR SELECT TO eksport_app USING (%1$s OR %2$s = ''caseworker'' OR (%2$s = ''submitter'' AND role = ''L''))',
    trusted, audience);
  EXECUTE format(
    'CREATE POLICY given ON officer_roles FOR INSERT TO eksport_app WITH CHECK (%1$s = ''caseworker'' AND granted_by = %2$s'
      || ' AND withdrawn_at IS NULL AND (%3$s OR (role <> ''A'' AND %4$s)))',
    audience, me, format(holds, me, 'A'), format(holds, me, 'L'));
  EXECUTE format(
    'CREATE POLICY withdrawn ON officer_roles FOR UPDATE TO eksport_app'
      || ' USING (%1$s = ''caseworker'' AND withdrawn_at IS NULL AND (%3$s OR (role <> ''A'' AND %4$s))) WITH CHECK (withdrawn_by = %2$s)',
    audience, me, format(holds, me, 'A'), format(holds, me, 'L'));
  -- [ADM-03] Readable like reference data; written in one's own name by leaders and administrators.
  EXECUTE 'CREATE POLICY read ON written_texts FOR SELECT TO eksport_app USING (true)';
  EXECUTE format(
    'CREATE POLICY written ON written_texts FOR INSERT TO eksport_app WITH CHECK (%1$s = ''caseworker'' AND written_by = %2$s AND %3$s)',
    audience, me, format(holds, me, 'L,A'));
  EXECUTE format(
    'CREATE POLICY known ON notice_settings FOR SELECT TO eksport_app USING (%1$s OR EXISTS (SELECT FROM persons WHERE id = person_id))',
    trusted);
  FOREACH name IN ARRAY ARRAY['INSERT', 'UPDATE'] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON notice_settings FOR %s TO eksport_app %s (%s IN (''submitter'', ''person'', ''caseworker'') AND person_id = %s)',
      'own_' || lower(name), name, CASE name WHEN 'INSERT' THEN 'WITH CHECK' ELSE 'USING' END, audience, me);
  END LOOP;
  EXECUTE format('CREATE POLICY given ON feedback FOR INSERT TO eksport_app WITH CHECK (%s = ''submitter'' AND %s)', audience, mine);

  -- [SEC-20] Every stated reader can append an audit event; an exporter's is for the organisation of the call, or none.
  EXECUTE format(
    'CREATE POLICY trace ON audit_events FOR INSERT TO eksport_app WITH CHECK (%1$s IN (''caseworker'', ''person'', ''public'', ''nobody'', ''system'') OR (%1$s = ''submitter'' AND (organisation_number IS NULL OR %2$s)))',
    audience, mine);
  EXECUTE format('CREATE POLICY ends ON audit_events FOR SELECT TO eksport_app USING (%s <> '''')', audience);
  EXECUTE format('CREATE POLICY trace ON audit_heads TO eksport_app USING (%s <> '''')', audience);

  -- [CW-03] Readable by everybody, and administered by officers.
  FOREACH name IN ARRAY ARRAY['flags', 'operating_messages'] LOOP
    EXECUTE format('CREATE POLICY read ON %I FOR SELECT TO eksport_app USING (true)', name);
    EXECUTE format('CREATE POLICY added ON %I FOR INSERT TO eksport_app WITH CHECK (%s = ''caseworker'')', name, audience);
    EXECUTE format('CREATE POLICY changed ON %I FOR UPDATE TO eksport_app USING (%s = ''caseworker'')', name, audience);
  END LOOP;
END $$;
