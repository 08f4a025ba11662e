ALTER TABLE "files" ADD COLUMN "belongs_to" text;
--> statement-breakpoint
-- What an exporter attached to a draft may be taken away again; a document that was signed, printed or sent in stays.
GRANT DELETE ON files TO eksport_app;
--> statement-breakpoint
CREATE POLICY only_attachments_of_drafts ON files AS RESTRICTIVE FOR DELETE TO eksport_app
  USING (type IN ('APPLICATION_ATTACHMENT', 'HEALTH_CERTIFICATE_DRAFT', 'HEALTH_CERTIFICATE_DRAFT_APPENDIX'));
