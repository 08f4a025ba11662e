-- [ACT-12] Whoever has a page open is told what changed, whichever statement changed it. The transaction's own end sends it.
CREATE FUNCTION eksport_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
      'isInternal', TG_TABLE_NAME IN ('case_notes', 'case_ticks'))::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['applications', 'messages', 'files', 'certificate_deliveries'] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_tell_change()', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['case_notes', 'case_ticks'] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION eksport_tell_change()', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION eksport_tell_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.person_id IS NOT NULL THEN
    PERFORM pg_notify('eksport_changes', json_build_object('personId', NEW.person_id)::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_notice AFTER INSERT OR UPDATE OF read_at ON notices FOR EACH ROW EXECUTE FUNCTION eksport_tell_notice();
