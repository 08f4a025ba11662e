CREATE UNIQUE INDEX "applications_replacement" ON "applications" USING btree ("original_reference") WHERE deleted_at is null and status not in ('TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_mats_replacement" ON "applications" USING btree ((document->>'originalReferenceNumberFromSkjematjenesten')) WHERE deleted_at is null and status not in ('TRUKKET_TILBAKE', 'AVSLAG', 'KANSELLERT', 'ANNULLERT');--> statement-breakpoint
-- What came with the reason of a replacement may be taken away again as well, while it is a draft.
DROP POLICY only_attachments_of_drafts ON files;
--> statement-breakpoint
CREATE POLICY only_attachments_of_drafts ON files AS RESTRICTIVE FOR DELETE TO eksport_app
  USING (type IN ('APPLICATION_ATTACHMENT', 'HEALTH_CERTIFICATE_DRAFT', 'HEALTH_CERTIFICATE_DRAFT_APPENDIX')
    OR (type = 'ATTACHMENT_CANCELLATION' AND belongs_to = 'replacement'));
