-- [ACT-12] Each change says which transaction made it, so that a page that begins to listen is told what came after its answers.
-- One transaction still says the same only once.
CREATE OR REPLACE FUNCTION eksport_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  application applications%ROWTYPE;
BEGIN
  IF TG_TABLE_NAME = 'applications' THEN
    application := NEW;
  ELSE
    -- Row-level security shows an officer no draft: then officers are not told of it either.
    SELECT * INTO application FROM applications WHERE reference_number = coalesce(NEW.reference_number, OLD.reference_number);
  END IF;
  IF application.reference_number IS NOT NULL THEN
    PERFORM pg_notify('eksport_changes', json_build_object(
      'referenceNumber', application.reference_number,
      'organisationNumber', application.organisation_number,
      'version', application.version,
      'isSent', application.submitted_at IS NOT NULL,
      'isInternal', TG_TABLE_NAME IN ('case_notes', 'case_ticks'),
      'transaction', pg_current_xact_id()::text::bigint)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION eksport_tell_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.person_id IS NOT NULL THEN
    PERFORM pg_notify('eksport_changes', json_build_object(
      'personId', NEW.person_id,
      'transaction', pg_current_xact_id()::text::bigint)::text);
  END IF;
  RETURN NULL;
END $$;
