-- No query asks by what the first six hold: row-level security keeps `&&` from the index of the species (see 0025), and the others were read by
-- nothing. Every write kept them.
DROP INDEX "applications_species";--> statement-breakpoint
DROP INDEX "jobs_failed";--> statement-breakpoint
DROP INDEX "login_links_fingerprint";--> statement-breakpoint
DROP INDEX "login_links_client";--> statement-breakpoint
DROP INDEX "notices_mail";--> statement-breakpoint
DROP INDEX "audit_events_application";--> statement-breakpoint
-- Drafts that nobody touches are looked for each quarter of an hour; and the files of an issue or an order are asked for without their application.
CREATE INDEX "applications_drafts" ON "applications" USING btree ("updated_at") WHERE status = 'UNDER_REGISTRERING' and submitted_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "files_belongs_to" ON "files" USING btree ("belongs_to") WHERE belongs_to is not null;