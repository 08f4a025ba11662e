DROP INDEX "applications_work";--> statement-breakpoint
DROP INDEX "applications_tenant_submitted";--> statement-breakpoint
CREATE INDEX "applications_cases" ON "applications" USING btree ("status","reference_number","caseworker_id","submitted_at","organisation_number") WHERE submitted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "files_application" ON "files" USING btree ("reference_number","type","created_at");--> statement-breakpoint
CREATE INDEX "messages_application" ON "messages" USING btree ("reference_number","created_at");--> statement-breakpoint
CREATE INDEX "applications_tenant_submitted" ON "applications" USING btree ("organisation_number","submitted_at","reference_number") WHERE deleted_at is null;